import type { TenantId } from "@/lib/core/ids/tenant-id";
import { escrowAfterReturned } from "@/lib/payments/escrow/escrow-status";
import type { PaymentSubject } from "@/lib/payments/payments/payment-subject";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { OrderDetail } from "./order";
import { paymentStatusChangedEvent } from "./order-event";
import { changeLockedOrder, type OrderChanges } from "./order-move-store";
import { isCancellable } from "./order-status";
import { findOrder } from "./order-store";

/**
 * What an order does when its money moves: its payment and escrow status follow, and the restaurant's systems are
 * notified.
 */
export const orderPayments: PaymentSubject = {
  async onCaptured(tx, { tenantId, id, now }) {
    const order = await getOrder(tx, { tenantId, id });
    await change(tx, order, { tenantId, now, to: "paid", changes: { paidAt: now, payBefore: null } });
  },
  async onClosed(tx, { tenantId, id, now }) {
    const order = await getOrder(tx, { tenantId, id });
    if (order.paymentStatus === "pending") await change(tx, order, { tenantId, now, to: "failed" });
  },
  async onReturned(tx, { tenantId, id, capturedMinor, returnedMinor, now }) {
    const order = await getOrder(tx, { tenantId, id });
    const isBack = capturedMinor > 0 && returnedMinor >= capturedMinor;
    const from = order.paymentStatus;
    const to = isBack ? "refunded" : from === "refunded" ? "paid" : from;
    const escrowStatus = escrowAfterReturned({ ...order, capturedMinor, returnedMinor });
    await change(tx, order, { tenantId, now, to, changes: { escrowStatus } });
  },
  async findEnd(tx, ref) {
    const { status } = await getOrder(tx, ref);
    return isCancellable(status) ? null : `the order was ${status}`;
  },
  async isReleased(tx, { tenantId, id }) {
    const order = await findOrder(tx, { tenantId, orderId: id });
    return order && order.releasedAt !== null;
  },
};

async function getOrder(tx: Tx, { tenantId, id }: { tenantId: TenantId; id: string }): Promise<OrderDetail> {
  const order = await findOrder(tx, { tenantId, orderId: id });
  if (!order) throw new Error(`Order ${id} vanished under its lock`);
  return order;
}

async function change(
  tx: Tx,
  order: OrderDetail,
  input: { tenantId: TenantId; now: Date; to: OrderDetail["paymentStatus"]; changes?: OrderChanges },
): Promise<void> {
  const { tenantId, now, to, changes } = input;
  const { id: orderId, paymentStatus: from } = order;
  await changeLockedOrder(tx, { tenantId, orderId, changes: { ...changes, paymentStatus: to } });
  if (to === from) return;
  const events = [paymentStatusChangedEvent(order, { from, to, at: now })];
  await appendEvents(tx, { tenantId, events, now });
}
