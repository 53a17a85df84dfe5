import type { App } from "@/lib/payments/app";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { disputeWithdrawn } from "@/lib/payments/ledger/movement";
import { bookPayout } from "@/lib/payments/payments/book-payout";
import type { Dispute } from "@/lib/payments/payments/dispute-store";
import { reserveDisputed } from "@/lib/payments/payments/dispute-store";
import { getPayment, type PaymentRef, refundableMinor } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { settleReturned } from "@/lib/payments/payments/settle-returned";
import { undoMovement } from "@/lib/payments/payments/undo-movement";
import type { ProcessorDispute } from "@/lib/payments/processor/processor";
import type { Tx } from "@/lib/platform/db/db";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { disputeEvent } from "./dispute-event";
import { type DisputeMoney, followDispute } from "./follow-dispute";
import { queueDisputeNotice } from "./queue-dispute-notice";

export type DisputeChange = { dispute: ProcessorDispute; money: DisputeMoney };

/**
 * Brings a payment up to date with a dispute at the processor, in the caller's transaction. What is disputed or lost is
 * not refunded as well; a lost dispute counts as refunded. What the processor takes is paid by what is still held, and
 * the rest is the restaurant's debt, which its next payouts are cut by. Won and lost are final, and the money moves once
 * each way, whatever arrives in which order.
 */
export async function settleDispute(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  { dispute: atProcessor, money }: DisputeChange,
): Promise<void> {
  const { tenantId, subject } = ref;
  const domain = app.subjects[subject.kind];
  if (!(await domain.lock(tx, { tenantId, id: subject.id }))) return;
  const now = app.clock.now();
  const { dispute, opens, changes, closes } = await followDispute(tx, { ...ref, atProcessor, money, now });
  const { id: disputeId } = dispute;
  if (opens && dispute.status === "open")
    await queueDisputeNotice(app, tx, { tenantId, disputeId, kind: "opened", dispute });
  await bookDispute(app, tx, ref, dispute);
  await reserveDisputed(tx, ref);
  await domain.onDisputed(app, tx, { tenantId, id: subject.id, now, dispute, opens, closes });
  await settleReturned(app, tx, ref);
  if (closes && dispute.status === "won") await refundEnded(app, tx, ref);
  const told = { dispute, subject, at: now };
  const types = [
    ...(opens ? (["dispute.opened"] as const) : []),
    ...(changes && !opens && !closes ? (["dispute.updated"] as const) : []),
    ...(closes ? (["dispute.closed"] as const) : []),
  ];
  tellAtCommit(tx, { tenantId, events: types.map((type) => disputeEvent(type, told)), now });
}

async function bookDispute(app: App, tx: Tx, ref: PaymentRef, dispute: Dispute): Promise<void> {
  const { id, amountMinor, currency, withdrawnAt, reinstatedAt } = dispute;
  const { tenantId, subject } = ref;
  if (withdrawnAt === null) return;
  const held = await readHeld(tx, ref);
  const movement = disputeWithdrawn(id, { subject, currency, amountMinor, held });
  await postMovement(tx, { tenantId, movement, now: app.clock.now() });
  if (reinstatedAt === null) return;
  const owedMinor = await undoMovement(app, tx, { ...ref, uniqueKey: movement.uniqueKey });
  await bookPayout(app, tx, { tenantId, subject, returnOf: id, currency, amountMinor: owedMinor });
}

/** What ended meanwhile still owes its customer what could not be refunded during the dispute. */
async function refundEnded(app: App, tx: Tx, ref: PaymentRef): Promise<void> {
  const { tenantId, subject } = ref;
  const end = await app.subjects[subject.kind].findEnd(tx, { tenantId, id: subject.id });
  const amountMinor = refundableMinor(await getPayment(tx, ref));
  if (end === null || amountMinor === 0) return;
  const reason = `The dispute was won after ${end}`;
  await recordRefund(app, tx, { ...ref, amountMinor, reason, actor: "system", now: app.clock.now() });
}
