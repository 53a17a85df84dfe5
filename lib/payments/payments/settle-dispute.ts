import type { App } from "@/lib/payments/app";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { disputeWithdrawn } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import type { Dispute } from "@/lib/platform/db/generated/client";
import { bookPayout } from "./book-payout";
import { reserveDisputed } from "./dispute-store";
import { type DisputeMoney, followDispute } from "./follow-dispute";
import { findPayment, lockOrder, type OrderRef } from "./payment-store";
import type { ProcessorDispute } from "./processor";
import { recordRefund } from "./record-refund";
import { settleReturnedMoney } from "./settle-returned-money";
import { undoMovement } from "./undo-movement";

/**
 * Brings an order up to date with a dispute at the processor, in the caller's transaction. While it is open the order is
 * not released; what is disputed or lost is not refunded as well; a lost dispute counts as refunded. Won and lost are
 * final, and the money moves once each way, whatever arrives in which order.
 */
export async function settleDispute(
  app: App,
  tx: Tx,
  ref: OrderRef,
  { dispute: atProcessor, money }: { dispute: ProcessorDispute; money: DisputeMoney },
): Promise<void> {
  await lockOrder(tx, ref);
  const now = app.clock.now();
  const { tenantId, orderId } = ref;
  const told = { tenantId, subject: { orderId }, atProcessor, money, now };
  const { dispute, closes } = await followDispute(tx, told);
  await bookDispute(app, tx, ref, dispute, now);
  await reserveDisputed(tx, ref);
  await settleReturnedMoney(app, tx, { ...ref, now });
  if (closes && dispute.status === "won") await refundEndedOrder(app, tx, ref, now);
}

async function bookDispute(app: App, tx: Tx, ref: OrderRef, dispute: Dispute, now: Date): Promise<void> {
  const { id, amountMinor, currency, withdrawnAt, reinstatedAt } = dispute;
  const { tenantId, orderId } = ref;
  if (withdrawnAt === null) return;
  const escrowMinor = await readEscrowBalance(tx, ref);
  const movement = disputeWithdrawn(id, { orderId, currency, amountMinor, escrowMinor });
  await postMovement(tx, { tenantId, movement, now });
  const { uniqueKey } = movement;
  if (reinstatedAt === null) return;
  const owedMinor = await undoMovement(app, tx, { tenantId, orderId, uniqueKey, now });
  await bookPayout(app, tx, {
    tenantId,
    subject: { orderId, returnOf: id },
    currency,
    amountMinor: owedMinor,
  });
}

/** An order that ended meanwhile still owes its customer what could not be refunded during the dispute. */
async function refundEndedOrder(app: App, tx: Tx, ref: OrderRef, now: Date): Promise<void> {
  const end = await app.subjects.order.findEnd(tx, { tenantId: ref.tenantId, id: ref.orderId });
  const payment = await findPayment(tx, ref);
  if (!payment || end === null) return;
  const amountMinor = payment.capturedMinor - payment.refundedMinor - payment.disputedMinor;
  if (amountMinor <= 0) return;
  const reason = `The dispute was won after ${end}`;
  await recordRefund(app, tx, { ...ref, amountMinor, giftCardMinor: 0, reason, actor: "system", now });
}
