import type { App } from "@/lib/payments/app";
import { type CustomerOrderRef, getCustomerOrder } from "./get-customer-order";
import { publicOrderView } from "./order-view";

/** An order as its customer sees it, with its dishes' pictures of today. Throws ORDER_NOT_FOUND. */
export async function readPublicOrder(app: App, ref: CustomerOrderRef) {
  const { tenant, products } = ref.shop;
  const view = publicOrderView(await getCustomerOrder(app, ref), tenant);
  const items = view.items.map((item) => ({ ...item, image: products.get(item.productId)?.image ?? null }));
  return { ...view, items };
}
