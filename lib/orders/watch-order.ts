import type { App } from "@/lib/app/app";
import { eventStream } from "@/lib/live/event-stream";
import { findNewestSequence } from "./order-store";
import { type CustomerOrderRef, getCustomerOrder } from "./read-public-order";

/** A stream that says when this order changed, for its customer. Throws ORDER_NOT_FOUND. */
export async function watchOrder(app: App, ref: CustomerOrderRef, signal: AbortSignal): Promise<Response> {
  const order = { tenantId: ref.shop.tenant.id, orderId: ref.orderId };
  let seen = await findNewestSequence(app.db, order);
  await getCustomerOrder(app, ref);
  return eventStream(app, {
    tenantId: order.tenantId,
    signal,
    async newsFor() {
      const newest = await findNewestSequence(app.db, order);
      if (newest <= seen) return null;
      seen = newest;
      return newest;
    },
  });
}
