import type { App } from "@/lib/payments/app";
import { escrowAfterReturned } from "@/lib/payments/escrow/escrow-status";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import {
  PAID_TWICE,
  type PaymentSubject,
  type SubjectChange,
  type SubjectRow,
} from "@/lib/payments/payments/payment-subject";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { endOrder } from "@/lib/service/orders/life/end-order";
import {
  appendTimeline,
  changeLockedOrder,
  lockOrder,
  type OrderChanges,
} from "@/lib/service/orders/life/order-move-store";
import { UNPAID_ENDS } from "@/lib/service/orders/life/unpaid-order-store";
import { findTipInOrder } from "@/lib/service/orders/refunds/order-tip-store";
import { freeRefundLines } from "@/lib/service/orders/refunds/refund-line-store";
import { paidAtTill, returnedTo } from "@/lib/service/orders/refunds/refund-purses";
import { gatherOrderEvidence } from "@/lib/service/orders/views/order-evidence";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import { issueOrderReceipt } from "@/lib/service/receipts/receipt-issue-store";
import type { OrderDetail } from "./order";
import { paymentStatusChangedEvent } from "./order-event";
import { describeOrders } from "./order-facts-store";
import { isCancellable } from "./order-status";
import { findOrder, getOrderingRestaurant } from "./order-store";

/** What an order does when its money moves: its payment and escrow status follow, and the restaurant's systems are notified. */
export const orderPayments: PaymentSubject<App> = {
  lock: (tx, { tenantId, id }) => lockOrder(tx, { tenantId, orderId: id }),
  async onCaptured(app, tx, change) {
    const order = await getOrder(tx, change);
    // The restaurant took the money before: what arrives now was paid twice.
    if (isTillMethod(order.paymentMethod)) return PAID_TWICE;
    await follow(tx, order, change, { paymentStatus: "paid", paidAt: change.now, payBefore: null });
    const end = endOf(order);
    // What goes back at once was never sold.
    const { tenantId, id: orderId, now } = change;
    if (end === null) {
      await issueOrderReceipt(tx, { tenantId, orderId, now });
      await app.jobs.add(tx, "notify-order-received", { tenantId, orderId });
    }
    return end;
  },
  async onMismatched(app, tx, change) {
    const { tenantId, id: orderId, now, note } = change;
    const order = await getOrder(tx, change);
    const actor = { kind: "system", userId: null } as const;
    if (order.paymentStatus !== "pending" || !UNPAID_ENDS.some((status) => status === order.status))
      return appendTimeline(tx, { tenantId, orderId, status: order.status, at: now, actor, note });
    const restaurant = await getOrderingRestaurant(tx, { tenantId });
    const reason = "Another amount was paid than the order costs; it is refunded";
    await endOrder(app, tx, { tenantId, order, restaurant, to: "canceled", actor, reason, note, now });
    await follow(tx, await getOrder(tx, change), change, { paymentStatus: "failed" });
  },
  async onClosed(_app, tx, change) {
    const order = await getOrder(tx, change);
    if (order.paymentStatus === "pending" && !isTillMethod(order.paymentMethod))
      await follow(tx, order, change, { paymentStatus: "failed" });
  },
  async onRefund(_app, tx, { tenantId, id: orderId, refund, now }) {
    if (refund.status === "failed")
      await freeRefundLines(tx, { tenantId, orderId, refundId: refund.refundId });
    if (refund.status === "succeeded" || refund.wasConfirmed)
      await correctReceipt(tx, { tenantId, orderId, refundId: refund.refundId, now });
  },
  async onDisputed() {},
  async onReturned(_app, tx, { capturedMinor, returnedMinor, ...change }) {
    const order = await getOrder(tx, change);
    const from = order.paymentStatus;
    const isTill = isTillMethod(order.paymentMethod);
    // What the gift card paid and the restaurant took is the customer's money as well: without it the order is refunded
    // in part.
    const money = {
      capturedMinor: order.giftCardMinor + (isTill ? paidAtTill(order) : capturedMinor),
      returnedMinor: returnedTo("gift_card", order) + (isTill ? returnedTo("cash", order) : returnedMinor),
    };
    const isBack = money.returnedMinor >= money.capturedMinor;
    const paymentStatus = isBack ? "refunded" : from === "refunded" ? "paid" : from;
    await follow(tx, order, change, {
      paymentStatus,
      escrowStatus: escrowAfterReturned({ ...order, ...money }),
    });
  },
  findTipIn: (tx, { tenantId, id: orderId }, amountMinor) =>
    findTipInOrder(tx, { tenantId, orderId }, amountMinor),
  describe: (app, query) => describeOrders(app.db, query),
  gatherEvidence: gatherOrderEvidence,
  findEnd: async (tx, row) => endOf(await getOrder(tx, row)),
  isReleased: async (tx, row) => (await getOrder(tx, row)).releasedAt !== null,
};

const endOf = ({ status }: OrderDetail) => (isCancellable(status) ? null : `the order was ${status}`);

async function getOrder(tx: Tx, { tenantId, id }: SubjectRow): Promise<OrderDetail> {
  const order = await findOrder(tx, { tenantId, orderId: id });
  if (!order) throw new Error(`Order ${id} vanished under its lock`);
  return order;
}

async function follow(
  tx: Tx,
  order: OrderDetail,
  { tenantId, now }: SubjectChange,
  changes: OrderChanges & { paymentStatus: OrderDetail["paymentStatus"] },
): Promise<void> {
  const { id: orderId, paymentStatus: from } = order;
  const { paymentStatus: to } = changes;
  await changeLockedOrder(tx, { tenantId, orderId, changes });
  if (to === from) return;
  const events = [paymentStatusChangedEvent(order, { from, to, at: now })];
  await appendEvents(tx, { tenantId, events, now });
}
