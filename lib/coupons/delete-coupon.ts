import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deleteCouponRow, lockCouponRow } from "./coupon-management-store";

/** Deletes a coupon; orders that used it keep their discount. Deleting one that is not there does nothing. */
export async function deleteCoupon(app: App, key: { tenantId: TenantId; couponId: string }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (await lockCouponRow(tx, key)) await deleteCouponRow(tx, key);
  });
}
