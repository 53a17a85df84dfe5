import type { App } from "@/lib/payments/app";
import { type CustomerOrderRef, getCustomerOrder } from "./get-customer-order";
import { publicOrderView } from "./order-view";

/** An order as its customer sees it. Throws ORDER_NOT_FOUND. */
export async function readPublicOrder(app: App, ref: CustomerOrderRef) {
  return publicOrderView(await getCustomerOrder(app, ref), ref.shop.tenant);
}
