import type { SqlTx } from "@/lib/platform/db/sql";
import type { OrderRef } from "@/lib/service/orders/order";
import { correctChangedReceipt } from "@/lib/service/receipts/correct-changed-receipt";
import { issueOrderReceipt } from "@/lib/service/receipts/receipt-issue-store";

/**
 * Issues the receipt of an order that is paid; where it was edited after it had one, corrects that instead. The caller has
 * locked the order, and this is its last statement before the commit.
 */
export async function settleOrderReceipt(
  tx: SqlTx,
  { edits, ...order }: OrderRef & { edits: number; now: Date },
): Promise<void> {
  await issueOrderReceipt(tx, order);
  if (edits > 0) await correctChangedReceipt(tx, order);
}
