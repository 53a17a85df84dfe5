import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { couponToWire } from "./coupon-contract";
import { deleteCouponRow, lockCouponRow } from "./coupon-management-store";
import { couponTerms } from "./coupon-terms";

/** Deletes a coupon; orders that used it keep their discount. Deleting one that is not there does nothing. */
export async function deleteCoupon(
  app: App,
  {
    tenant,
    couponId,
    precondition,
  }: { tenant: { id: TenantId; currency: string }; couponId: string; precondition?: Precondition | null },
): Promise<void> {
  const key = { tenantId: tenant.id, couponId };
  await inTransaction(app.db, async (tx) => {
    const known = await lockCouponRow(tx, key);
    if (!known) return;
    await precondition?.(() => couponToWire(known, tenant.currency));
    await deleteCouponRow(tx, key);
    describeAct({ data: { from: couponTerms(known, tenant.currency) } });
  });
}
