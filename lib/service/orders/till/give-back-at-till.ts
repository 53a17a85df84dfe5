import { insertTillPayment, listTillSums } from "@/lib/payments/till/till-payment-store";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Order, OrderActor, OrderRef } from "@/lib/service/orders/order";

/**
 * Records that the restaurant gave money of an order back itself, by the way in which it was taken, the latest first. The
 * caller has locked the order. What was taken before there were such records is left out.
 */
export async function giveBackAtTill(
  tx: SqlTx,
  input: OrderRef & {
    order: Pick<Order, "currency">;
    amountMinor: number;
    /** How much of it is the tip. */
    tipMinor: number;
    refundId: string | null;
    actor: OrderActor;
    now: Date;
  },
): Promise<void> {
  const { tenantId, orderId, order, refundId, actor, now } = input;
  let { amountMinor: leftMinor, tipMinor: tipLeftMinor } = input;
  for (const taken of await listTillSums(tx, { tenantId, orderId })) {
    const amountMinor = Math.min(leftMinor, taken.amountMinor);
    if (amountMinor === 0) return;
    const tipMinor = Math.min(tipLeftMinor, amountMinor);
    const { method, type } = taken;
    const by = { method, type, reference: null, refundId, takenBy: actor.userId, takenAt: now };
    const back = { amountMinor: 0 - amountMinor, tipMinor: 0 - tipMinor, currency: order.currency };
    await insertTillPayment(tx, { tenantId, orderId, ...by, ...back });
    leftMinor -= amountMinor;
    tipLeftMinor -= tipMinor;
  }
}
