import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { transferReversed } from "@/lib/payments/ledger/movement";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type DisputeRef, getDispute, markDisputeReversed } from "./dispute-store";
import { findFirstTransfer } from "./transfer-store";

/**
 * Asks the restaurant's account for what a dispute took from a payment of a table's bill, once. Throws while the transfer
 * itself is still under way and when the processor does not answer or refuses, to be tried again.
 */
export async function reverseDisputeTransfer(app: App, ref: DisputeRef): Promise<void> {
  const { id, billPaymentId, reversedMinor: amountMinor, reversalId } = await getDispute(app.db.prisma, ref);
  if (billPaymentId === null || amountMinor === 0 || reversalId !== null) return;
  const { tenantId } = ref;
  const transfer = await findFirstTransfer(app.db.prisma, { tenantId, subject: { billPaymentId } });
  if (!transfer?.processorTransferId) throw new Error(`The transfer of ${billPaymentId} is not settled yet`);
  const { processorTransferId, currency } = transfer;
  const made = await app.payments.reverseTransfer({
    refundId: id,
    processorTransferId,
    amountMinor,
    currency,
  });
  if (!made.ok) throw new Error(`The processor refused to reverse a transfer: ${made.code}`);
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await markDisputeReversed(tx, { ...ref, reversalId: made.value.id }))) return;
    const movement = transferReversed(id, { orderId: billPaymentId, currency, amountMinor });
    await postMovement(tx, { tenantId, movement, now });
  });
}
