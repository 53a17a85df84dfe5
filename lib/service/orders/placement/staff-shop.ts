import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";

/** A restaurant with the dishes that are ordered. Throws TENANT_NOT_FOUND while it is not open to the public. */
export async function staffShop(
  app: App,
  { slug }: { slug: string },
  items: readonly { productId: string }[],
): Promise<ShopDishes> {
  const named = items.map(({ productId }) => productId);
  const shop = await app.shops.findDishes(slug, named);
  return shop ?? fail("TENANT_NOT_FOUND", "The restaurant is not open to the public yet.");
}
