import type { App } from "@/lib/payments/app";
import { type CustomerOrderRef, getCustomerOrder } from "./get-customer-order";
import { publicOrderView } from "./order-view";

/** An order as its customer sees it, with its dishes' pictures of today. Throws ORDER_NOT_FOUND. */
export async function readPublicOrder(app: App, ref: CustomerOrderRef) {
  const { tenant } = ref.shop;
  const view = publicOrderView(await getCustomerOrder(app, ref), tenant);
  const dishes = await app.shops.findDishes(
    tenant.id,
    view.items.map(({ productId }) => productId),
  );
  const imageOf = (productId: string) => dishes?.products.get(productId)?.image ?? null;
  const items = view.items.map((item) => ({ ...item, image: imageOf(item.productId) }));
  return { ...view, items };
}
