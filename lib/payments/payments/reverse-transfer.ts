import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { transferReversed } from "@/lib/payments/ledger/movement";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findRefund, type RefundRef } from "./refund-store";
import { findFirstTransfer, markReversed } from "./transfer-store";

/**
 * Asks the restaurant's account for its part of a refund, once. Throws while the transfer itself is still under way
 * and when the processor does not answer or refuses, to be tried again.
 */
export async function reverseTransfer(app: App, ref: RefundRef): Promise<void> {
  const refund = await findRefund(app.db.prisma, ref);
  if (!refund || refund.reversedMinor === 0 || refund.reversalId !== null) return;
  const { tenantId } = ref;
  const { orderId, reversedMinor: amountMinor } = refund;
  const transfer = await findFirstTransfer(app.db.prisma, { tenantId, subject: { orderId } });
  if (!transfer?.processorTransferId) throw new Error(`The transfer of ${orderId} is not settled yet`);
  const made = await app.payments.reverseTransfer({
    refundId: refund.id,
    processorTransferId: transfer.processorTransferId,
    amountMinor,
    currency: transfer.currency,
  });
  if (!made.ok) throw new Error(`The processor refused to reverse a transfer: ${made.code}`);
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await markReversed(tx, { ...ref, reversalId: made.value.id }))) return;
    const money = { orderId, currency: transfer.currency, amountMinor };
    await postMovement(tx, { tenantId, movement: transferReversed(refund.id, money), now });
  });
}
