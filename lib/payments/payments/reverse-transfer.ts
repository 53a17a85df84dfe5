import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { transferReversed } from "@/lib/payments/ledger/movement";
import { mayBeForgotten } from "@/lib/payments/processor/processor-key";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findPaymentById } from "./payment-store";
import type { RefundRef } from "./refund-store";
import { countReversalRefusal, findFirstTransfer, findReversal, markReversed } from "./transfer-store";

/**
 * Takes the restaurant's part of a refund back from its account, once. After a definite refusal, whose answer the
 * processor would repeat for the same key, the reconciler asks again with another. Throws Error while the transfer itself
 * is still under way, and PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function reverseTransfer(app: App, ref: RefundRef): Promise<void> {
  const { tenantId, refundId } = ref;
  const reversal = await findReversal(app.db.prisma, ref);
  const payment =
    reversal && (await findPaymentById(app.db.prisma, { tenantId, paymentId: reversal.paymentId }));
  if (!reversal || !payment) return;
  const { subject } = payment;
  const { amountMinor, refusals, createdAt } = reversal;
  const transfer = await findFirstTransfer(app.db.prisma, { tenantId, subject });
  if (!transfer?.processorTransferId) throw new Error(`The transfer of ${subject.id} is not settled yet`);
  const { processorTransferId, currency, sentMinor, sentCurrency } = transfer;
  const sent = sentMinor && sentCurrency ? { amountMinor: sentMinor, currency: sentCurrency } : null;
  const request = {
    refundId,
    processorTransferId,
    amountMinor,
    currency,
    converted: sent && { amountMinor: transfer.amountMinor, sent },
    refusals,
    mayBeForgotten: mayBeForgotten(createdAt, app.clock.now()),
  };
  const made = await app.payments.reverseTransfer(request);
  if (!made.ok) {
    app.log.error({ refundId, code: made.code }, "the processor refused to reverse a transfer");
    return countReversalRefusal(app.db.prisma, { ...ref, refusals });
  }
  await inTransaction(app.db, async (tx) => {
    if (!(await markReversed(tx, { ...ref, reversalId: made.value.id }))) return;
    const movement = transferReversed(refundId, { subject, currency, amountMinor });
    await postMovement(tx, { tenantId, movement, now: app.clock.now() });
  });
}
