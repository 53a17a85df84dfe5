import type { App } from "@/lib/app/app";
import { describeAct } from "@/lib/audit/act-in-progress";
import { inTransaction } from "@/lib/db/transaction";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { newId } from "@/lib/ids/ids";
import { keepQuota } from "@/lib/tenancy/keep-quota";
import type { TenantId } from "@/lib/tenancy/tenant-id";
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
