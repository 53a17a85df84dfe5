import type { App } from "@/lib/app/app";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { type CouponWire, type CreateCouponBody, couponToWire } from "./coupon-contract";
import { readCouponFields } from "./coupon-draft";
import { insertCouponRow } from "./coupon-management-store";
import { refuseWrittenCoupon } from "./refuse-coupon";

/** Adds a coupon. Throws COUPON_CODE_TAKEN, and VALIDATION_FAILED with every field that is wrong. */
export async function createCoupon(
  app: App,
  input: { tenant: { id: TenantId; currency: string; timeZone: string }; coupon: CreateCouponBody },
): Promise<CouponWire> {
  const { tenant, coupon } = input;
  const { fields, issues } = readCouponFields(coupon, tenant, null);
  refuseFields(issues);
  const row = await insertCouponRow(app.db, {
    ...fields,
    code: coupon.code,
    type: coupon.type,
    value: fields.value ?? 0,
    tenantId: tenant.id,
    id: newId("cpn"),
    createdAt: app.clock.now(),
  }).catch(refuseWrittenCoupon);
  return couponToWire(row, tenant.currency);
}
