import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { type CouponWire, type CreateCouponBody, couponToWire } from "./coupon-contract";
import { readCouponFields } from "./coupon-draft";
import { countCoupons, insertCouponRow } from "./coupon-management-store";
import { couponTerms } from "./coupon-terms";
import { refuseWrittenCoupon } from "./refuse-coupon";

/** Adds a coupon. Throws COUPON_CODE_TAKEN, QUOTA_EXCEEDED, and VALIDATION_FAILED with every field that is wrong. */
export async function createCoupon(
  app: App,
  input: { tenant: { id: TenantId; currency: string; timeZone: string }; coupon: CreateCouponBody },
): Promise<CouponWire> {
  const { tenant, coupon } = input;
  const { fields, issues } = readCouponFields(coupon, tenant, null);
  refuseFields(issues);
  const tenantId = tenant.id;
  const row = await inTransaction(app.db, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "coupons", used: () => countCoupons(tx, { tenantId }) });
    const created = await insertCouponRow(tx, {
      ...fields,
      code: coupon.code,
      type: coupon.type,
      value: fields.value ?? 0,
      tenantId,
      id: newId("cpn"),
      createdAt: app.clock.now(),
    });
    describeAct({ subjectId: created.id, data: { to: couponTerms(created, tenant.currency) } });
    return created;
  }).catch(refuseWrittenCoupon);
  return couponToWire(row, tenant.currency);
}
