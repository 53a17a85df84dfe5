import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findOrder } from "@/lib/service/orders/order-store";
import { unitsLeft } from "./order-proposal";
import { replacementObstacle } from "./replacement";
import type { ReplacementList } from "./replacement-contract";

/**
 * The dishes that staff can propose instead of an order's lines, for each line, in the kitchen's language: the first of
 * the restaurant. Throws ORDER_NOT_FOUND and TENANT_NOT_FOUND.
 */
export async function listReplacements(
  app: App,
  { tenantId, slug, orderId }: { tenantId: TenantId; slug: string; orderId: string },
): Promise<z.input<typeof ReplacementList>> {
  const [shop, order] = await Promise.all([
    app.shops.find(slug),
    findOrder(app.db.sql, { tenantId, orderId }),
  ]);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  if (!shop) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const { locales, timeZone: zone } = shop.tenant;
  const [kitchen = ""] = locales;
  const kitchenText = (text: Readonly<Record<string, string>>) => localText(text, kitchen, locales);
  const lines = order.items
    .map((item, position) => ({ item, lineItemId: String(position) }))
    .filter(({ item }) => unitsLeft(item) > 0);
  const products = [...shop.products.values()];
  const fits = (product: (typeof products)[number]) =>
    lines
      .filter(({ item }) => product.id !== item.productId)
      .filter(({ item }) => !replacementObstacle(product, item, { order, at: order.scheduledFor, zone }))
      .map(({ lineItemId }) => lineItemId);
  return {
    lines: lines.map(({ item, lineItemId }) => ({
      lineItemId,
      categoryId: shop.products.get(item.productId)?.categoryId ?? null,
    })),
    dishes: shop.categories.flatMap((category) =>
      products
        .filter(({ categoryId }) => categoryId === category.id)
        .map((product) => {
          const name = kitchenText(product.name);
          return {
            productId: product.id,
            name,
            otherNames: Object.values(product.name).filter((other) => other !== name),
            categoryId: category.id,
            categoryName: kitchenText(category.name),
            lineItemIds: fits(product),
          };
        })
        .filter(({ lineItemIds }) => lineItemIds.length > 0),
    ),
  };
}
