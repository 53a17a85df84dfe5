import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Receipt } from "./receipt";
import { listReceiptsOfBill } from "./receipt-store";

/** The receipt of a table's bill and its corrections, oldest first. Throws RECEIPT_NOT_FOUND until the bill is closed. */
export async function getBillReceipts(
  app: App,
  ref: { tenantId: TenantId; billId: string },
): Promise<[Receipt, ...Receipt[]]> {
  const [receipt, ...corrections] = await listReceiptsOfBill(app.db, ref);
  if (!receipt) return fail("RECEIPT_NOT_FOUND", "The receipt is issued when the bill is closed.");
  return [receipt, ...corrections];
}
