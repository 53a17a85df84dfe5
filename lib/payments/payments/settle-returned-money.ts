import { escrowAfterReturned } from "@/lib/payments/escrow/escrow-status";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { paymentStatusChangedEvent } from "@/lib/service/orders/order-event";
import { changeLockedOrder } from "@/lib/service/orders/order-move-store";
import { findOrder } from "@/lib/service/orders/order-store";
import { sumLostDisputes } from "./dispute-store";
import { findPayment, type OrderRef } from "./payment-store";
import { sumConfirmedRefunds } from "./refund-store";

/**
 * Brings an order's payment and escrow status in line with what is back with the customer: confirmed refunds and lost
 * disputes. The caller has locked the order; called again it changes nothing.
 */
export async function settleReturnedMoney(
  tx: Tx,
  { tenantId, orderId, now }: OrderRef & { now: Date },
): Promise<void> {
  const ref = { tenantId, orderId };
  const [order, payment] = [await findOrder(tx, ref), await findPayment(tx, ref)];
  if (!order || !payment) throw new Error(`Order ${orderId} lost its payment under the lock`);
  const { capturedMinor } = payment;
  const returnedMinor = (await sumConfirmedRefunds(tx, ref)) + (await sumLostDisputes(tx, ref));
  const isBack = capturedMinor > 0 && returnedMinor >= capturedMinor;
  const from = order.paymentStatus;
  const to = isBack ? "refunded" : from === "refunded" ? "paid" : from;
  const escrowStatus = escrowAfterReturned({ ...order, capturedMinor, returnedMinor });
  await changeLockedOrder(tx, { ...ref, changes: { paymentStatus: to, escrowStatus } });
  if (to === from) return;
  await appendEvents(tx, {
    tenantId,
    events: [paymentStatusChangedEvent(order, { from, to, at: now })],
    now,
  });
}
