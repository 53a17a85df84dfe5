import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { ShopDishes, ShopProduct } from "@/lib/restaurant/menu/shop";
import { optionIdOf } from "@/lib/restaurant/pricing/option-id";
import { findProductIds } from "./external-product-store";
import type { NamedStaffOrder, StaffOrderRequest } from "./staff-order-contract";
import { staffShop } from "./staff-shop";

/**
 * The restaurant with the dishes that are ordered, and the order with what a program calls them, and the ids of their
 * options, in the menu's words (ADR 117). What is unknown stays as it was sent: a repeat is answered before it is looked at,
 * and a new order is refused for it (INVALID_ITEM). Throws TENANT_NOT_FOUND.
 */
export async function readNamedOrder(
  app: App,
  { tenant, body }: { tenant: { id: TenantId; slug: string }; body: StaffOrderRequest },
): Promise<{ shop: ShopDishes; body: NamedStaffOrder }> {
  const externalIds = body.items.flatMap(({ externalId }) => externalId ?? []);
  const named =
    externalIds.length === 0
      ? new Map<string, string>()
      : await findProductIds(app.db, { tenantId: tenant.id, externalIds });
  const known = body.items.map(({ externalId = "", productId, ...item }) => ({
    ...item,
    productId: productId ?? named.get(externalId) ?? externalId,
  }));
  const shop = await staffShop(app, tenant, known);
  const items = known.map(({ choices, selectedOptions, ...item }) => {
    const product = shop.products.get(item.productId);
    return { ...item, selectedOptions: choices && product ? labelsOf(product, choices) : selectedOptions };
  });
  return { shop, body: { ...body, items } };
}

/** The labels of chosen options by their group. */
function labelsOf(product: ShopProduct, choices: readonly string[]): Record<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const choice of choices) {
    const { group, label } = findOption(product, choice) ?? { group: choice, label: choice };
    chosen.set(group, [...(chosen.get(group) ?? []), label]);
  }
  return Object.fromEntries(chosen);
}

function findOption(product: ShopProduct, choice: string): { group: string; label: string } | null {
  for (const { name: group, options } of product.optionGroups) {
    const option = options.find(
      (each) => optionIdOf(product.id, group, each) === choice || each.externalId === choice,
    );
    if (option) return { group, label: option.label };
  }
  return null;
}
