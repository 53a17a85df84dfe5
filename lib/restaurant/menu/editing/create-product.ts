import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { saveOptionRecipes } from "@/lib/restaurant/inventory/save-option-recipes";
import { saveRecipe } from "@/lib/restaurant/inventory/save-recipe";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { countProducts, insertProduct, type NewProduct } from "@/lib/restaurant/menu/product-store";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { refuseUnknownTaxClass } from "@/lib/restaurant/tax-classes/refuse-tax-class";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { growMenu } from "./grow-menu";
import { type CreateProductBody, type TenantProduct, tenantProduct } from "./menu-management-contract";
import { priceChanges } from "./price-change";
import { readProductFields } from "./product-draft";
import { refuseUnknownCategory } from "./refuse-category";
import { refuseTakenExternalId } from "./refuse-external-id";

/**
 * Adds a product, last in the menu unless its order is given. Throws VALIDATION_FAILED for prices and options that
 * cannot be read and for a category or tax class that is not the restaurant's own, QUOTA_EXCEEDED and EXTERNAL_ID_TAKEN.
 */
export async function createProduct(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; product: CreateProductBody },
): Promise<TenantProduct> {
  const { tenantId, currency, actorId, product } = input;
  const { fields, issues } = readProductFields(product, currency, null);
  refuseFields(issues);
  const productId = newId("prd");
  const row = await growMenu(app, { tenantId }, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "products", used: () => countProducts(tx, { tenantId }) });
    await refuseUnknownTaxClass(tx, { tenantId, classId: fields.taxClassId });
    const created = await insertProduct(tx, { tenantId, productId, fields: fields as NewProduct });
    const made = { subject: "product", subjectId: productId, before: null } as const;
    const changed = [{ ...made, after: productSnapshot(created) }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
    describeAct({ subjectId: productId, data: { prices: priceChanges(null, created, currency) } });
    const recipeLines = await saveRecipe(tx, { tenantId, productId, recipe: product.recipe });
    const optionGroups = created.optionGroups as unknown as OptionGroup[];
    const options = { tenantId, productId, optionGroups, lines: product.optionRecipes };
    return { ...created, recipe: recipeLines, optionRecipe: await saveOptionRecipes(tx, options) };
  })
    .catch(refuseTakenExternalId)
    .catch(refuseUnknownCategory);
  return tenantProduct(row, currency);
}
