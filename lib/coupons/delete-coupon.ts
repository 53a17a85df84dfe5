import type { App } from "@/lib/app/app";
import { describeAct } from "@/lib/audit/act-in-progress";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deleteCouponRow, lockCouponRow } from "./coupon-management-store";
import { couponTerms } from "./coupon-terms";

/** Deletes a coupon; orders that used it keep their discount. Deleting one that is not there does nothing. */
export async function deleteCoupon(
  app: App,
  { tenant, couponId }: { tenant: { id: TenantId; currency: string }; couponId: string },
): Promise<void> {
  const key = { tenantId: tenant.id, couponId };
  await inTransaction(app.db, async (tx) => {
    const known = await lockCouponRow(tx, key);
    if (!known) return;
    await deleteCouponRow(tx, key);
    describeAct({ data: { from: couponTerms(known, tenant.currency) } });
  });
}
