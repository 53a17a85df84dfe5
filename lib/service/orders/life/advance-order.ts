import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEvent } from "@/lib/platform/events/event";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { ingredientLowEvents } from "@/lib/restaurant/inventory/ingredient-event";
import { type RanLow, takeIngredients } from "@/lib/restaurant/inventory/movement-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { type OrderActor, type OrderDetail, saleIdOf } from "@/lib/service/orders/order";
import { orderEmailProps, trackingUrl } from "@/lib/service/orders/order-email";
import {
  orderFlaggedEvent,
  paymentStatusChangedEvent,
  statusChangedEvent,
} from "@/lib/service/orders/order-event";
import { decideTransition, type ForwardStatus } from "@/lib/service/orders/order-status";
import type { OrderingRestaurant } from "@/lib/service/orders/order-store";
import { listPushSubscriptionIds } from "@/lib/service/orders/push-subscription-store";
import { soldLine } from "@/lib/service/orders/sold-line";
import { leftToTakeMinor } from "@/lib/service/orders/till/left-to-take";
import { settleOrderReceipt } from "@/lib/service/orders/till/settle-order-receipt";
import { takeRestInCash } from "@/lib/service/orders/till/take-rest-in-cash";
import { decideAdvance } from "./order-advance";
import { appendTimeline, moveStatus } from "./order-move-store";
import { printAcceptedOrder } from "./print-order";

/** Over some minutes: later nobody needs to be told. */
const PUSH_TRIES = 6;

/**
 * Moves an order to its next status, in the caller's transaction: timestamp, timeline, email, events. False when the
 * order no longer has the status that it was read with.
 */
export async function advanceOrder(
  app: App,
  tx: Tx,
  input: {
    tenantId: TenantId;
    order: OrderDetail;
    restaurant: OrderingRestaurant;
    to: ForwardStatus;
    actor: OrderActor;
    note: string | null;
    delayMinutes: number | null;
    isWrittenOff?: boolean;
    /** When the order really entered the status, where that was before it was said. */
    since?: Date;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, order, restaurant, to, actor, note, delayMinutes, now } = input;
  const { status: from, id: orderId } = order;
  const transition = decideTransition(from, to);
  if (!transition.ok) return false;
  const { arrival } = transition;
  const { isWrittenOff = false } = input;
  const advance = decideAdvance(order, { to, now, delayMinutes, isWrittenOff, ...restaurant });
  const changes = { status: to, [arrival.stamps]: input.since ?? now, ...advance };
  const { customerEmail, changedAt } = order;
  if (!(await moveStatus(tx, { tenantId, orderId, from, customerEmail, changedAt, changes }))) return false;

  let low: readonly RanLow[] = [];
  if (arrival.stock === "takes") {
    const lines = order.items.map((item) => ({
      ...soldLine(item),
      quantity: item.quantity - item.restockedQuantity,
    }));
    const sale = {
      tenantId,
      sourceId: saleIdOf(order),
      lines: lines.filter(({ quantity }) => quantity > 0),
      now,
    };
    const { changesMenu, ranLow } = await takeIngredients(tx, sale);
    if (changesMenu) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
    low = ranLow;
  }
  const moved = { ...order, ...changes };
  await appendTimeline(tx, { tenantId, orderId, status: to, at: now, actor, note });
  if (to === "delivered" && leftToTakeMinor(moved) > 0) {
    const act = isWrittenOff ? "written_off" : "payment_awaited";
    await appendTimeline(tx, { tenantId, orderId, status: to, at: now, actor, note: null, act });
    if (isWrittenOff && !isTillMethod(order.paymentMethod))
      await app.jobs.add(tx, "close-payment", { tenantId, orderId });
  }
  if (arrival.email) {
    await queueEmail(app, tx, {
      tenantId,
      to: order.customerEmail,
      template: arrival.email,
      locale: order.locale,
      props: orderEmailProps(moved, restaurant, app.env.publicUrl),
      uniqueKey: `${arrival.email}:${orderId}`,
    });
  }
  if (arrival.push) {
    for (const subscriptionId of await listPushSubscriptionIds(tx, { tenantId, orderId }))
      await app.jobs.add(tx, "send-order-push", { tenantId, subscriptionId }, { maxAttempts: PUSH_TRIES });
  }
  if (to === "accepted") {
    const followUrl = trackingUrl(app.env.publicUrl, restaurant, moved);
    await printAcceptedOrder(tx, { tenantId, order: moved, followUrl, now });
  }
  const events: NewEvent[] = [statusChangedEvent(moved, { from, to, at: now, actor: actor.kind })];
  if (moved.flaggedAt !== null && order.flaggedAt === null) events.push(orderFlaggedEvent(moved, now));
  if (moved.paymentStatus !== order.paymentStatus) {
    const change = { from: order.paymentStatus, to: moved.paymentStatus, at: now };
    events.push(paymentStatusChangedEvent(moved, change));
  }
  events.push(...ingredientLowEvents(low, now));
  await appendEvents(tx, { tenantId, events, now });
  if (moved.paymentStatus === "paid" && order.paymentStatus !== "paid") {
    await takeRestInCash(tx, { tenantId, order, actor, now });
    await settleOrderReceipt(tx, { tenantId, orderId, edits: order.edits, now });
  }
  return true;
}
