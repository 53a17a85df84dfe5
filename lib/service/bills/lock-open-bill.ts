import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { type LockedBill, lockBill } from "./bill-store";

/** An open bill, locked as the first thing of its transaction. Throws BILL_NOT_FOUND and BILL_CLOSED. */
export async function lockOpenBill(
  client: SqlTx,
  ref: { tenantId: TenantId; billId: string },
): Promise<LockedBill> {
  const bill = await lockBill(client, ref);
  if (!bill) return fail("BILL_NOT_FOUND", "There is no such bill.");
  if (bill.status === "closed") fail("BILL_CLOSED", "The bill is closed. Open a new one for the table.");
  return bill;
}
