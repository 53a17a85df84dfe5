import { type FieldIssue, fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { saveOptionRecipes } from "@/lib/restaurant/inventory/save-option-recipes";
import { saveRecipe } from "@/lib/restaurant/inventory/save-recipe";
import { availabilityEvents } from "@/lib/restaurant/menu/availability-event";
import { type TenantProduct, tenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { findProductRows, updateProductRow } from "@/lib/restaurant/menu/product-store";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { readPause } from "@/lib/restaurant/tenancy/settings";

/**
 * Marks a product as sold out until an instant, at which it is available again by itself; null makes it available now,
 * also when it was switched off by hand. The stock stays as it is. Throws PRODUCT_NOT_FOUND, and VALIDATION_FAILED for
 * an instant that is not ahead, within a year.
 */
export async function markSoldOut(
  app: App,
  input: { tenantId: TenantId; currency: string; productId: string; until: string | null },
): Promise<TenantProduct> {
  const { tenantId, currency, productId, until } = input;
  const issues: FieldIssue[] = [];
  const soldOutUntil = readPause(until, app.clock.now(), "until", issues);
  refuseFields(issues);
  const changes = soldOutUntil === null ? { soldOutUntil, available: true } : { soldOutUntil };
  const row = await changeMenu(app, { tenantId, cause: null }, async (tx) => {
    const before = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId);
    const product = await updateProductRow(tx, { tenantId, productId, changes });
    if (!before || !product) return fail("PRODUCT_NOT_FOUND", "There is no such product.");
    const now = app.clock.now();
    tellAtCommit(tx, { tenantId, events: availabilityEvents([{ before, after: product }], now), now });
    const recipeLines = await saveRecipe(tx, { tenantId, productId, recipe: undefined });
    const optionGroups = product.optionGroups as unknown as OptionGroup[];
    const options = { tenantId, productId, optionGroups, lines: undefined };
    return { ...product, recipe: recipeLines, optionRecipe: await saveOptionRecipes(tx, options) };
  });
  return tenantProduct(row, currency);
}
