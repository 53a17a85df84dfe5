import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type CouponList, couponToWire } from "./coupon-contract";
import { listCouponRows } from "./coupon-management-store";

/** A restaurant's coupons, newest first, a page at a time. */
export async function listCoupons(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; cursor: string | null; limit: number },
): Promise<CouponList> {
  const { tenant, cursor, limit } = input;
  const rows = await listCouponRows(app.db, { tenantId: tenant.id, after: cursor, limit: limit + 1 });
  const coupons = rows.slice(0, limit).map((row) => couponToWire(row, tenant.currency));
  return { coupons, nextCursor: rows.length > limit ? (coupons.at(-1)?.id ?? null) : null };
}
