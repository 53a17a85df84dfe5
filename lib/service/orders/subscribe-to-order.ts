import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { PushSubscriptionInput } from "@/lib/platform/push/push-contract";
import { isPushAddress } from "@/lib/platform/push/push-gateway";
import { pushPublicKey } from "@/lib/platform/push/push-key";
import { lockOrder } from "@/lib/service/orders/life/order-move-store";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";
import { findOrder } from "./order-store";
import { savePushSubscription } from "./push-subscription-store";

/** Keeps a browser's subscription to an order that is still to be prepared. Throws ORDER_NOT_FOUND. */
export async function subscribeToOrder(
  app: App,
  { subscription, ...ref }: CustomerOrderRef & { subscription: PushSubscriptionInput },
): Promise<{ subscribed: boolean }> {
  const { id: orderId } = await getCustomerOrder(app, ref);
  const order = { tenantId: ref.shop.tenant.id, orderId };
  const policy = { allowLoopback: app.env.WEBHOOK_ALLOW_LOOPBACK };
  const isSetUp = pushPublicKey(app.env.VAPID_PRIVATE_KEY) !== null;
  if (!isSetUp || !(await isPushAddress(subscription.endpoint, policy))) return { subscribed: false };
  return inTransaction(app.db, async (tx) => {
    // Under its lock, so that it is not made ready between the question and the answer.
    await lockOrder(tx, order);
    const found = await findOrder(tx, order);
    const isAhead = ["pending", "accepted", "preparing"].includes(found?.status ?? "");
    const now = app.clock.now();
    return { subscribed: isAhead && (await savePushSubscription(tx, { ...order, subscription, now })) };
  });
}
