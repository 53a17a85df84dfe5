import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { transferReversed } from "@/lib/payments/ledger/movement";
import { findFirstTransfer } from "@/lib/payments/payments/transfer-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type BillRefundRef, findBillRefund, markBillReversed } from "./bill-refund-store";

/**
 * Asks the restaurant's account for its part of a bill's refund, once. Throws while the transfer itself is still under
 * way and when the processor does not answer or refuses, to be tried again.
 */
export async function reverseBillTransfer(app: App, ref: BillRefundRef): Promise<void> {
  const refund = await findBillRefund(app.db.prisma, ref);
  if (!refund || refund.reversedMinor === 0 || refund.reversalId !== null) return;
  const { tenantId } = ref;
  const { paymentId, reversedMinor: amountMinor } = refund;
  const transfer = await findFirstTransfer(app.db.prisma, {
    tenantId,
    subject: { billPaymentId: paymentId },
  });
  if (!transfer?.processorTransferId) throw new Error(`The transfer of ${paymentId} is not settled yet`);
  const { processorTransferId, currency } = transfer;
  const money = { amountMinor, currency };
  const made = await app.payments.reverseTransfer({ refundId: refund.id, processorTransferId, ...money });
  if (!made.ok) throw new Error(`The processor refused to reverse a transfer: ${made.code}`);
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await markBillReversed(tx, { ...ref, reversalId: made.value.id }))) return;
    const movement = transferReversed(refund.id, { orderId: paymentId, currency, amountMinor });
    await postMovement(tx, { tenantId, movement, now });
  });
}
