import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import {
  findPayment,
  lockOrder,
  markCaptured,
  markPaymentCanceled,
  markPaymentFailed,
  type OrderRef,
} from "./payment-store";
import type { ProcessorIntent } from "./processor";
import { recordRefund } from "./record-refund";

/**
 * Brings an order up to date with its intent at the processor, in the caller's transaction. Paid and canceled are
 * final there, so this can be told any number of times and in any order. An order that ended before it was paid stays
 * ended, and its money goes back at once. Another amount or currency than was asked for pays nothing.
 */
export async function settleIntent(
  app: App,
  tx: Tx,
  ref: OrderRef,
  intent: Pick<ProcessorIntent, "id" | "state" | "receivedMinor" | "currency">,
): Promise<void> {
  if (intent.state === "open") return;
  await lockOrder(tx, ref);
  const now = app.clock.now();
  if (intent.state === "canceled") return settleCanceled(app, tx, ref, now);

  const payment = await findPayment(tx, ref);
  if (!payment) return;
  const { amountMinor, currency } = payment;
  if (intent.receivedMinor !== amountMinor || intent.currency !== currency)
    return refuseMismatch(app, tx, ref, intent);
  if (!(await markCaptured(tx, { ...ref, capturedMinor: amountMinor, now }))) return;
  const money = { orderId: ref.orderId, currency, amountMinor };
  await postMovement(tx, { tenantId: ref.tenantId, movement: captured(intent.id, money), now });
  const subject = { tenantId: ref.tenantId, id: ref.orderId };
  await app.subjects.order.onCaptured(tx, { ...subject, now });
  const end = await app.subjects.order.findEnd(tx, subject);
  if (end === null) return;
  const reason = `Paid after ${end}`;
  await recordRefund(app, tx, { ...ref, amountMinor, giftCardMinor: 0, reason, actor: "system", now });
}

/** What was paid is not what was asked for: the order stays unpaid, and the daily report names the payment. */
async function refuseMismatch(
  app: App,
  tx: Tx,
  ref: OrderRef,
  { id: intentId, receivedMinor, currency }: Pick<ProcessorIntent, "id" | "receivedMinor" | "currency">,
): Promise<void> {
  if (!(await markPaymentFailed(tx, { ...ref, now: app.clock.now() }))) return;
  app.log.error(
    { ...ref, intentId, receivedMinor, currency },
    "an order was paid with another amount than its total",
  );
}

async function settleCanceled(app: App, tx: Tx, ref: OrderRef, now: Date): Promise<void> {
  if (!(await markPaymentCanceled(tx, { ...ref, now }))) return;
  await app.subjects.order.onClosed(tx, { tenantId: ref.tenantId, id: ref.orderId, now });
}
