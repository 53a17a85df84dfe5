import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { type CouponWire, couponToWire, type UpdateCouponBody } from "./coupon-contract";
import { readCouponFields } from "./coupon-draft";
import { lockCouponRow, updateCouponRow } from "./coupon-management-store";
import { couponTerms } from "./coupon-terms";
import { refuseUnknownCoupon, refuseWrittenCoupon } from "./refuse-coupon";

/**
 * Changes the fields that are given; null ends a limit or an edge of the window. Throws COUPON_NOT_FOUND,
 * COUPON_CODE_TAKEN and VALIDATION_FAILED.
 */
export async function updateCoupon(
  app: App,
  input: {
    tenant: { id: TenantId; currency: string; timeZone: string };
    couponId: string;
    changes: UpdateCouponBody;
    precondition?: Precondition | null;
  },
): Promise<CouponWire> {
  const { tenant, couponId } = input;
  const key = { tenantId: tenant.id, couponId };
  const row = await inTransaction(app.db, async (tx) => {
    const known = (await lockCouponRow(tx, key)) ?? refuseUnknownCoupon();
    await input.precondition?.(() => couponToWire(known, tenant.currency));
    const { fields: changes, issues } = readCouponFields(input.changes, tenant, known);
    refuseFields(issues);
    const changed = await updateCouponRow(tx, { ...key, changes });
    const [from, to] = [couponTerms(known, tenant.currency), couponTerms(changed, tenant.currency)];
    describeAct({ data: { from, to } });
    return changed;
  }).catch(refuseWrittenCoupon);
  return couponToWire(row, tenant.currency);
}
