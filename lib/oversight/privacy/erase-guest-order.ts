import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellErased } from "@/lib/restaurant/webhooks/tell-erased";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { lockOrders } from "@/lib/service/orders/privacy/order-erasure-store";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";

const ENDED = ["delivered", "canceled", "rejected"];

/** Takes a guest out of one finished order, by its link. Throws ORDER_NOT_FOUND, and ERASURE_BLOCKED while it is open. */
export async function eraseGuestOrder(app: App, ref: CustomerOrderRef): Promise<void> {
  const { id } = await getCustomerOrder(app, ref);
  const tenantId = ref.shop.tenant.id;
  await inTransaction(app.db, async (tx) => {
    const [order] = await lockOrders(tx, [{ tenantId, id }]);
    if (!order || !ENDED.includes(order.status))
      fail("ERASURE_BLOCKED", "The order is still open. Try again once it has ended.");
    await eraseFromOrders(tx, [{ tenantId, id }]);
    await tellErased(tx, app.clock.now());
  });
  app.live.announce(tenantId);
}
