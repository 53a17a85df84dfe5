import type { App } from "@/lib/app/app";
import { returnCouponUse } from "@/lib/coupons/coupon-store";
import type { Tx } from "@/lib/db/db";
import { insertRefund } from "@/lib/escrow/refund-store";
import { appendEvents } from "@/lib/events/event-store";
import { returnGiftCardAmount } from "@/lib/gift-cards/gift-card-store";
import { newId } from "@/lib/ids/ids";
import { queueEmail } from "@/lib/mail/queue-email";
import { returnStock } from "@/lib/menu/stock-store";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { OrderActor, OrderDetail } from "./order";
import { decideReturns, paymentStatusAfterReturns, type Returns } from "./order-cancel-policy";
import { orderEmailProps } from "./order-email";
import { orderCanceledEvent, paymentStatusChangedEvent } from "./order-event";
import {
  appendTimeline,
  changeLockedOrder,
  getLockedMoney,
  type LockedMoney,
  moveStatus,
} from "./order-move-store";
import { decideTransition, isCancellable } from "./order-status";
import type { OrderingRestaurant } from "./order-store";

export type EndedOrder = { refundMinor: number; refundStatus: "none" | "pending" | "succeeded" };

/**
 * Cancels or rejects an order in the caller's transaction: everything that it took goes back once, and the customer
 * and the restaurant's systems are told. The processor's part of the money is a pending refund, to be settled after
 * the commit. Null when the order no longer has the status that it was read with.
 */
export async function endOrder(
  app: App,
  tx: Tx,
  input: {
    tenantId: TenantId;
    order: OrderDetail;
    restaurant: OrderingRestaurant;
    to: "canceled" | "rejected";
    actor: OrderActor;
    reason: string | null;
    note: string | null;
    now: Date;
  },
): Promise<EndedOrder | null> {
  const { tenantId, order, restaurant, to, actor, reason, now } = input;
  const { id: orderId, status: from } = order;
  const transition = decideTransition(from, to);
  if (!transition.ok || !isCancellable(from)) return null;
  const changes = { status: to, [transition.timestampField]: now, endReason: reason, releaseAt: null };
  if (!(await moveStatus(tx, { tenantId, orderId, from, changes }))) return null;

  // Money may have moved since the order was read; from here on its row is locked.
  const money = await getLockedMoney(tx, { tenantId, orderId });
  const returns = decideReturns(from, money);
  const paymentStatus = paymentStatusAfterReturns({ ...order, ...money }, returns);
  await changeLockedOrder(tx, {
    tenantId,
    orderId,
    changes: { escrowStatus: returns.escrowStatus, paymentStatus },
  });
  await returnCouponUse(tx, { tenantId, orderId });
  await returnGiftCardAmount(tx, { tenantId, orderId, now });
  if (returns.stock) await returnStock(tx, { tenantId, orderId });
  const refundStatus = await recordRefund(tx, { ...input, money, returns });
  await appendTimeline(tx, { tenantId, orderId, status: to, at: now, actor, note: input.note ?? reason });
  await queueEmail(app, tx, {
    tenantId,
    to: order.customerEmail,
    template: "order-canceled",
    locale: order.locale,
    props: {
      ...orderEmailProps(order, restaurant, app.env.publicUrl),
      reason,
      refundMinor: returns.refundMinor,
    },
    uniqueKey: `order-canceled:${orderId}`,
  });
  const { refundMinor } = returns;
  const events = [orderCanceledEvent(order, { from, to, at: now, actor: actor.kind, refundMinor, reason })];
  if (paymentStatus !== money.paymentStatus) {
    const change = { from: money.paymentStatus, to: paymentStatus, at: now };
    events.push(paymentStatusChangedEvent(order, change));
  }
  await appendEvents(tx, { tenantId, events, now });
  return { refundMinor, refundStatus };
}

/** Writes down what goes back; without a processor's part it is back already. */
async function recordRefund(
  tx: Tx,
  input: {
    tenantId: TenantId;
    order: OrderDetail;
    money: LockedMoney;
    returns: Returns;
    to: string;
    reason: string | null;
    actor: OrderActor;
    now: Date;
  },
): Promise<EndedOrder["refundStatus"]> {
  const { tenantId, order, money, returns, now } = input;
  if (returns.refundMinor === 0) return "none";
  const viaProcessor = returns.processorRefundMinor > 0;
  await insertRefund(tx, {
    tenantId,
    id: newId("ref"),
    orderId: order.id,
    paymentId: viaProcessor ? money.paymentId : null,
    amountMinor: returns.processorRefundMinor,
    giftCardMinor: returns.giftCardMinor,
    reason: input.reason ?? `Order ${input.to}`,
    status: viaProcessor ? "pending" : "succeeded",
    actor: input.actor.kind,
    createdAt: now,
    settledAt: viaProcessor ? null : now,
  });
  return viaProcessor ? "pending" : "succeeded";
}
