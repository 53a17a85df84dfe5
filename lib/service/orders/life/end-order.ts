import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { recordReturned } from "@/lib/payments/payments/record-returned";
import { settleReturned } from "@/lib/payments/payments/settle-returned";
import type { RefundState } from "@/lib/payments/subject/money-states";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEvent } from "@/lib/platform/events/event";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { returnIngredients } from "@/lib/restaurant/inventory/movement-store";
import { returnStock } from "@/lib/restaurant/menu/stock-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { returnCouponUse } from "@/lib/service/coupons/coupon-store";
import { type OrderActor, type OrderDetail, saleIdOf } from "@/lib/service/orders/order";
import { orderEmailProps, trackingUrl } from "@/lib/service/orders/order-email";
import { orderCanceledEvent, paymentStatusChangedEvent } from "@/lib/service/orders/order-event";
import { ARRIVALS, decideTransition, isCancellable } from "@/lib/service/orders/order-status";
import type { OrderingRestaurant } from "@/lib/service/orders/order-store";
import { freeSlot } from "@/lib/service/orders/placement/order-slot-store";
import { findTipInOrder } from "@/lib/service/orders/refunds/order-tip-store";
import { listRestocks, listUnitsInSale } from "@/lib/service/orders/refunds/refund-line-store";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import { decideReturns, paymentStatusAfterReturns, type Returns } from "./order-cancel-policy";
import {
  appendTimeline,
  changeLockedOrder,
  getLockedMoney,
  type LockedMoney,
  moveStatus,
} from "./order-move-store";
import { printChangedOrder } from "./print-order";
import { returnGiftCard } from "./return-gift-card";

export type EndedOrder = { refundMinor: number; refundStatus: "none" | Exclude<RefundState, "failed"> };

/**
 * Cancels or rejects an order in the caller's transaction: everything that it took is returned once, and the customer
 * and the restaurant's systems are notified. The processor's part of the money is a pending refund, to be settled after
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
  if (!decideTransition(from, to).ok || !isCancellable(from)) return null;
  const { stamps, email } = ARRIVALS[to];
  const changes = { status: to, [stamps]: now, endReason: reason, releaseAt: null };
  const { customerEmail } = order;
  if (!(await moveStatus(tx, { tenantId, orderId, from, customerEmail, changes }))) return null;

  // Money may have moved since the order was read; from here its row is locked.
  const money = await getLockedMoney(tx, { tenantId, orderId });
  const returns = decideReturns(from, money);
  const paymentStatus = paymentStatusAfterReturns({ ...order, ...money }, returns);
  await changeLockedOrder(tx, {
    tenantId,
    orderId,
    changes: { escrowStatus: returns.escrowStatus, paymentStatus },
  });
  await returnCouponUse(tx, { tenantId, orderId });
  await returnGiftCard(tx, { tenantId, order, amountMinor: returns.giftCardMinor, now });
  if (order.tillMinor > 0)
    await giveBackAtCounter(tx, {
      ...{ tenantId, subject: orderSubject(orderId), currency: order.currency },
      ...{
        amountMinor: order.tillMinor,
        tipMinor: order.tipMinor,
        refundId: null,
        actorId: actor.userId,
        now,
      },
    });
  await freeSlot(tx, { tenantId, slotAt: order.slotAt });
  if (returns.stock) {
    const ref = { tenantId, orderId };
    const earlier = await listRestocks(tx, ref);
    const makesMore = await returnIngredients(tx, { tenantId, sourceId: saleIdOf(order), earlier, now });
    await returnStock(tx, { tenantId, lines: await listUnitsInSale(tx, ref), now });
    if (makesMore) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
  }
  await appendTimeline(tx, { tenantId, orderId, status: to, at: now, actor, note: input.note ?? reason });
  await queueEmail(app, tx, {
    tenantId,
    to: order.customerEmail,
    template: email,
    locale: order.locale,
    props: {
      ...orderEmailProps(order, restaurant, app.env.publicUrl),
      reason,
      refundMinor: returns.refundMinor,
    },
    uniqueKey: `${email}:${orderId}`,
  });
  const followUrl = trackingUrl(app.env.publicUrl, restaurant, order);
  await printChangedOrder(tx, { tenantId, order, followUrl, now }, "canceled");
  const { refundMinor } = returns;
  const ended = { from, to, at: now, actor: actor.kind, refundMinor, reason };
  const events: NewEvent[] = [orderCanceledEvent(order, ended)];
  if (paymentStatus !== money.paymentStatus) {
    const change = { from: money.paymentStatus, to: paymentStatus, at: now };
    events.push(paymentStatusChangedEvent(order, change));
  }
  await appendEvents(tx, { tenantId, events, now });
  // After the order's own event, so that systems hear of the refund behind its cause.
  const refundStatus = await giveBack(app, tx, { ...input, money, returns });
  return { refundMinor, refundStatus };
}

/** Refunds what was captured and closes what is not paid yet. */
async function giveBack(
  app: App,
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
  const ref = { tenantId, orderId: order.id };
  const stillPayable = money.paymentId !== null && money.capturedMinor === 0;
  if (stillPayable) await app.jobs.add(tx, "close-payment", ref);
  const reason = input.reason ?? `Order ${input.to}`;
  const actor = input.actor.kind;
  const cardRefundId = returns.giftCardMinor > 0 ? newId("ref") : null;
  if (cardRefundId !== null)
    await recordReturned(tx, {
      tenantId,
      refundId: cardRefundId,
      of: { orderId: order.id },
      purse: "gift_card",
      amountMinor: returns.giftCardMinor,
      tipMinor: await findTipInOrder(tx, ref, returns.giftCardMinor),
      currency: order.currency,
      reason,
      actor,
      now,
    });
  // Also of an order that costs more since it was paid, and of which the rest is not there yet: it has a receipt.
  await correctReceipt(tx, { ...ref, refundId: cardRefundId, now });
  const payment = await findPayment(tx, { tenantId, subject: orderSubject(order.id) });
  if (returns.processorRefundMinor === 0) {
    // The processor's part went back before; nothing will confirm that now all of it is back.
    if (payment && payment.capturedMinor > 0) await settleReturned(app, tx, payment);
    return returns.giftCardMinor > 0 ? "succeeded" : "none";
  }
  const refund = { amountMinor: returns.processorRefundMinor, reason, actor, now };
  if (!payment || (await recordRefund(app, tx, { ...payment, ...refund })) === null)
    throw new Error(`The refunds of order ${order.id} do not add up`);
  return "pending";
}
