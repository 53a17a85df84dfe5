import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { refunded, restaurantPart } from "@/lib/payments/ledger/movement";
import type { ProcessorRefund } from "@/lib/payments/processor/processor";
import type { Tx } from "@/lib/platform/db/db";
import { failRefund } from "./fail-refund";
import { notifyOfRefund } from "./notify-of-refund";
import { getPayment, type PaymentRef } from "./payment-store";
import {
  findRefundOwner,
  getRefund,
  insertRefund,
  linkRefund,
  moveRefund,
  reserveRefund,
} from "./refund-store";
import { settleReturned } from "./settle-returned";
import { takeBackTransfer } from "./take-back-transfer";

type RefundOf = PaymentRef & { refundId: string };

/**
 * Brings a refund up to date with the processor, in the caller's transaction: books it, and notifies what was paid for.
 * Failed is final, confirmed can still fail, whatever arrives in which order. A refund that was made at the processor
 * itself is taken over.
 */
export async function settleRefund(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  atProcessor: ProcessorRefund,
): Promise<void> {
  const { tenantId, subject } = ref;
  if (!(await app.subjects[subject.kind].lock(tx, { tenantId, id: subject.id }))) return;
  const refundId = await ownRefund(app, tx, ref, atProcessor);
  if (refundId === null || atProcessor.state === "pending") return;
  const { state, failureReason } = atProcessor;
  if (state === "failed") return failRefund(app, tx, { ...ref, refundId, failureReason });
  const move = { from: "pending", to: "succeeded", failureReason: null, now: app.clock.now() } as const;
  if (await moveRefund(tx, { tenantId, refundId, ...move })) await bookRefund(app, tx, { ...ref, refundId });
}

/** The refund's id here. A refund without one was made at the processor's own dashboard. */
async function ownRefund(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  { id: processorRefundId, refundId, amountMinor, createdAt }: ProcessorRefund,
): Promise<string | null> {
  const { tenantId, paymentId, subject } = ref;
  const known = await findRefundOwner(tx, { processorRefundId, refundId });
  if (known) {
    await linkRefund(tx, { ...known, processorRefundId });
    return known.refundId;
  }
  if (!(await reserveRefund(tx, { ...ref, amountMinor, isMade: true }))) return null;
  const now = app.clock.now();
  const id = newId("ref");
  const row = { tenantId, id: subject.id };
  await insertRefund(tx, {
    tenantId,
    id,
    paymentId,
    orderId: subject.kind === "order" ? subject.id : null,
    purse: "processor",
    amountMinor,
    tipMinor: await app.subjects[subject.kind].findTipIn(tx, row, amountMinor),
    reason: "Made at the payment processor",
    actor: "platform",
    processorRefundId,
    createdAt: createdAt < now ? createdAt : now,
  });
  await notifyOfRefund(app, tx, { ...ref, refundId: id, wasConfirmed: false, isForeign: true });
  return id;
}

async function bookRefund(app: App, tx: Tx, input: RefundOf): Promise<void> {
  const { tenantId, subject, refundId } = input;
  const { currency } = await getPayment(tx, input);
  const { amountMinor } = await getRefund(tx, input);
  const held = await readHeld(tx, input);
  const movement = refunded(refundId, { subject, currency, amountMinor, held });
  await postMovement(tx, { tenantId, movement, now: app.clock.now() });
  await takeBackTransfer(app, tx, { ...input, amountMinor: restaurantPart(movement) });
  await notifyOfRefund(app, tx, { ...input, wasConfirmed: false, isForeign: false });
  await settleReturned(app, tx, input);
}
