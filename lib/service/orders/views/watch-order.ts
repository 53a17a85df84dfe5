import type { App } from "@/lib/payments/app";
import { eventStream } from "@/lib/platform/live/event-stream";
import { findSequenceToFollow } from "@/lib/service/orders/order-store";
import { type CustomerOrderRef, emailOfCustomer, refuseUnknownOrder } from "./get-customer-order";

/** Streams on which one address can follow one order: its diner's devices behind one connection. */
const MOST_PER_ADDRESS = 3;

/**
 * A stream with a message whenever this order changes, for its customer. Throws ORDER_NOT_FOUND as getCustomerOrder
 * does, and UNAVAILABLE when there is no place for one more.
 */
export async function watchOrder(
  app: App,
  { shop, orderId, email }: CustomerOrderRef,
  { signal, clientAddress }: { signal: AbortSignal; clientAddress: string },
): Promise<Response> {
  const tenantId = shop.tenant.id;
  const order = { tenantId, orderId, customerEmail: emailOfCustomer(email) };
  const after = (await findSequenceToFollow(app.db, order)) ?? refuseUnknownOrder();
  return eventStream(app, {
    topic: { tenantId, subjectId: orderId, after },
    share: { key: [tenantId, orderId, clientAddress], most: MOST_PER_ADDRESS },
    signal,
  });
}
