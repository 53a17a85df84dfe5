import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { sumLostDisputes } from "./dispute-store";
import { findPayment, type OrderRef } from "./payment-store";
import { sumConfirmedRefunds } from "./refund-store";

/**
 * Tells what was paid for how much of its money is back with the customer: confirmed refunds and lost disputes. The
 * caller has locked the order; called again it changes nothing.
 */
export async function settleReturnedMoney(
  app: App,
  tx: Tx,
  { tenantId, orderId, now }: OrderRef & { now: Date },
): Promise<void> {
  const ref = { tenantId, orderId };
  const payment = await findPayment(tx, ref);
  if (!payment) throw new Error(`Order ${orderId} lost its payment under the lock`);
  const returnedMinor = (await sumConfirmedRefunds(tx, ref)) + (await sumLostDisputes(tx, ref));
  const { capturedMinor } = payment;
  await app.subjects.order.onReturned(tx, { tenantId, id: orderId, capturedMinor, returnedMinor, now });
}
