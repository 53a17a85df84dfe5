import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEvent } from "@/lib/platform/events/event";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { OrderDetail } from "@/lib/service/orders/order";
import { paymentStatusChangedEvent } from "@/lib/service/orders/order-event";
import { changeLockedOrder } from "@/lib/service/orders/order-move-store";
import { isCancellable } from "@/lib/service/orders/order-status";
import { findOrder } from "@/lib/service/orders/order-store";
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
  if (intent.state === "canceled") return settleCanceled(tx, ref, now);

  const payment = await findPayment(tx, ref);
  const order = await findOrder(tx, ref);
  if (!payment || !order) return;
  const { amountMinor, currency } = payment;
  if (intent.receivedMinor !== amountMinor || intent.currency !== currency)
    return refuseMismatch(app, tx, ref, intent);
  if (!(await markCaptured(tx, { ...ref, capturedMinor: amountMinor, now }))) return;
  const money = { orderId: ref.orderId, currency, amountMinor };
  await postMovement(tx, { tenantId: ref.tenantId, movement: captured(intent.id, money), now });
  await changeLockedOrder(tx, { ...ref, changes: { paymentStatus: "paid", paidAt: now, payBefore: null } });
  if (!isCancellable(order.status)) {
    await recordRefund(app, tx, {
      ...ref,
      amountMinor,
      giftCardMinor: 0,
      reason: `Paid after the order was ${order.status}`,
      actor: "system",
      now,
    });
  }
  await tell(tx, ref, paymentChange(order, "paid", now), now);
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

async function settleCanceled(tx: Tx, ref: OrderRef, now: Date): Promise<void> {
  if (!(await markPaymentCanceled(tx, { ...ref, now }))) return;
  const order = await findOrder(tx, ref);
  if (order?.paymentStatus !== "pending") return;
  await changeLockedOrder(tx, { ...ref, changes: { paymentStatus: "failed" } });
  await tell(tx, ref, paymentChange(order, "failed", now), now);
}

function paymentChange(order: OrderDetail, to: "paid" | "failed", at: Date): NewEvent[] {
  if (order.paymentStatus === to) return [];
  return [paymentStatusChangedEvent(order, { from: order.paymentStatus, to, at })];
}

function tell(tx: Tx, { tenantId }: OrderRef, events: NewEvent[], now: Date): Promise<void> {
  return appendEvents(tx, { tenantId, events, now });
}
