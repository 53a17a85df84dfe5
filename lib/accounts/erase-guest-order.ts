import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/orders/read-public-order";
import { eraseFromOrders } from "./erasure-store";

const ENDED = ["delivered", "canceled", "rejected"];

/** Takes a guest out of one finished order, by its link. Throws ORDER_NOT_FOUND, and ERASURE_BLOCKED while it is open. */
export async function eraseGuestOrder(app: App, ref: CustomerOrderRef): Promise<void> {
  const { id, status } = await getCustomerOrder(app, ref);
  if (!ENDED.includes(status))
    fail("ERASURE_BLOCKED", "The order is still open. Try again when it has ended.");
  const tenantId = ref.shop.tenant.id;
  await inTransaction(app.db, (tx) => eraseFromOrders(tx, [{ tenantId, id }]));
}
