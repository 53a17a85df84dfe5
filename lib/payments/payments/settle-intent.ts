import { formatMoney } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import type { Tx } from "@/lib/platform/db/db";
import { recordAttempt } from "./attempt-store";
import {
  getPayment,
  markCaptured,
  markPaymentCanceled,
  type Payment,
  type PaymentRef,
} from "./payment-store";
import { PAID_TWICE } from "./payment-subject";
import { recordRefund } from "./record-refund";

export type SettledIntent = Pick<
  ProcessorIntent,
  "id" | "state" | "receivedMinor" | "currency" | "methodType" | "failedTry"
>;

/**
 * Brings a payment up to date with its intent at the processor, in the caller's transaction. Paid and canceled are
 * final there, so this may be called any number of times and in any order. A try that failed is kept with the bank's words. What arrives for something that has ended goes
 * back at once, and so does another amount or currency than was asked for, which pays nothing.
 */
export async function settleIntent(app: App, tx: Tx, ref: PaymentRef, intent: SettledIntent): Promise<void> {
  const { tenantId, subject } = ref;
  if (intent.failedTry) await recordAttempt(tx, { ...ref, failed: intent.failedTry, now: app.clock.now() });
  if (intent.state === "open") return;
  const domain = app.subjects[subject.kind];
  if (!(await domain.lock(tx, { tenantId, id: subject.id }))) return;
  const now = app.clock.now();
  const change = { tenantId, id: subject.id, now };
  if (intent.state === "canceled") {
    if (await markPaymentCanceled(tx, { ...ref, now })) await domain.onClosed(app, tx, change);
    return;
  }
  const { receivedMinor, currency, methodType } = intent;
  const payment = await getPayment(tx, ref);
  const isAsked = receivedMinor === payment.amountMinor && currency === payment.currency;
  const state = isAsked ? "succeeded" : "failed";
  if (!(await markCaptured(tx, { ...ref, state, receivedMinor, currency, methodType, now }))) return;
  const money = { subject, currency, amountMinor: receivedMinor };
  await postMovement(tx, { tenantId, movement: captured(intent.id, money), now });
  if (!isAsked) return returnMismatch(app, tx, payment, intent);
  const end = await domain.onCaptured(app, tx, { ...change, amountMinor: receivedMinor, currency });
  if (end === null) return;
  const isExtra = end === PAID_TWICE;
  await giveBack(app, tx, ref, { amountMinor: receivedMinor, reason: `Paid after ${end}`, isExtra });
}

async function returnMismatch(app: App, tx: Tx, payment: Payment, intent: SettledIntent): Promise<void> {
  const { tenantId, subject, amountMinor, currency } = payment;
  const asked = formatMoney(amountMinor, currency, "en");
  const received = formatMoney(intent.receivedMinor, intent.currency, "en");
  const note = `${received} arrived instead of ${asked} and is refunded`;
  app.log.error(
    { tenantId, subject, intentId: intent.id, note },
    "another amount than was asked for was paid",
  );
  const now = app.clock.now();
  await giveBack(app, tx, payment, { amountMinor: intent.receivedMinor, reason: note });
  await app.subjects[subject.kind].onMismatched(app, tx, { tenantId, id: subject.id, now, note });
}

async function giveBack(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  refund: { amountMinor: number; reason: string; isExtra?: boolean },
): Promise<void> {
  if (refund.amountMinor === 0) return;
  await recordRefund(app, tx, { ...ref, ...refund, actor: "system", now: app.clock.now() });
}
