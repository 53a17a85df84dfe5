import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type CouponWire, couponToWire } from "./coupon-contract";
import { findCouponRow } from "./coupon-management-store";
import { refuseUnknownCoupon } from "./refuse-coupon";

/** One coupon. Throws COUPON_NOT_FOUND. */
export async function getCoupon(
  app: App,
  { tenant, couponId }: { tenant: { id: TenantId; currency: string }; couponId: string },
): Promise<CouponWire> {
  const row = (await findCouponRow(app.db, { tenantId: tenant.id, couponId })) ?? refuseUnknownCoupon();
  return couponToWire(row, tenant.currency);
}
