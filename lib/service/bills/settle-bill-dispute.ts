import type { App } from "@/lib/payments/app";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { disputeWithdrawn } from "@/lib/payments/ledger/movement";
import { bookPayout } from "@/lib/payments/payments/book-payout";
import { noteDisputeReversal } from "@/lib/payments/payments/dispute-store";
import { type DisputeMoney, followDispute } from "@/lib/payments/payments/follow-dispute";
import type { ProcessorDispute } from "@/lib/payments/payments/processor";
import { takeOffTransfers } from "@/lib/payments/payments/take-off-transfers";
import { undoMovement } from "@/lib/payments/payments/undo-movement";
import type { Tx } from "@/lib/platform/db/db";
import type { Dispute } from "@/lib/platform/db/generated/client";
import { recordBillChange } from "./bill-change-store";
import type { BillPaymentRef } from "./bill-payment-store";
import { reserveBillDisputed } from "./bill-refund-store";
import { lockBill } from "./bill-store";

/**
 * Brings a payment of a table's bill up to date with a dispute at the processor, in the caller's transaction. What is
 * disputed or lost is not refunded as well. Its money is the restaurant's already, so what the processor takes is taken
 * back from the restaurant's transfer, and paid out again when the dispute is won: once each way, whatever arrives in
 * which order. The guests have eaten, so the bill stays paid.
 */
export async function settleBillDispute(
  app: App,
  tx: Tx,
  ref: BillPaymentRef,
  { dispute: atProcessor, money }: { dispute: ProcessorDispute; money: DisputeMoney },
): Promise<void> {
  const run = tx;
  if (!(await lockBill(run, ref))) return;
  const { tenantId, billId, paymentId } = ref;
  const now = app.clock.now();
  const subject = { billPaymentId: paymentId };
  const told = { tenantId, subject, atProcessor, money, now };
  const { dispute, opens, closes } = await followDispute(tx, told);
  await reserveBillDisputed(tx, ref);
  const { amountMinor, reason } = dispute;
  const about = { subjectId: paymentId, amountMinor, actorId: null };
  if (opens) {
    const change = { kind: "dispute_opened", ...about, note: reason } as const;
    await recordBillChange(run, { tenantId, billId, now, change });
  }
  if (closes) {
    const kind = dispute.status === "won" ? "dispute_won" : "dispute_lost";
    await recordBillChange(run, { tenantId, billId, now, change: { kind, ...about } });
  }
  await bookDispute(app, tx, ref, dispute, now);
}

async function bookDispute(
  app: App,
  tx: Tx,
  { tenantId, paymentId }: BillPaymentRef,
  { id, amountMinor, currency, withdrawnAt, reinstatedAt }: Dispute,
  now: Date,
): Promise<void> {
  if (withdrawnAt === null) return;
  const escrowMinor = Math.max(0, await readEscrowBalance(tx, { tenantId, orderId: paymentId }));
  const money = { orderId: paymentId, currency, amountMinor, escrowMinor };
  const movement = disputeWithdrawn(id, money);
  const booked = await postMovement(tx, { tenantId, movement, now });
  const subject = { billPaymentId: paymentId };
  if (reinstatedAt === null) {
    if (!booked) return;
    const shareMinor = amountMinor - Math.min(amountMinor, escrowMinor);
    const backMinor = await takeOffTransfers(tx, { tenantId, subject, amountMinor: shareMinor });
    if (backMinor === 0) return;
    await noteDisputeReversal(tx, { tenantId, disputeId: id, amountMinor: backMinor });
    await app.jobs.add(tx, "reverse-dispute-transfer", { tenantId, disputeId: id });
    return;
  }
  const { uniqueKey } = movement;
  const owedMinor = await undoMovement(app, tx, { tenantId, orderId: paymentId, uniqueKey, now });
  await bookPayout(app, tx, {
    tenantId,
    subject: { ...subject, returnOf: id },
    currency,
    amountMinor: owedMinor,
  });
}
