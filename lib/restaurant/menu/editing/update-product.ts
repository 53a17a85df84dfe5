import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { saveOptionRecipes } from "@/lib/restaurant/inventory/save-option-recipes";
import { saveRecipe } from "@/lib/restaurant/inventory/save-recipe";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { factsOfKind, type ProductFields } from "@/lib/restaurant/menu/product";
import { findProductRows, updateProductRow } from "@/lib/restaurant/menu/product-store";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { refuseUnknownTaxClass } from "@/lib/restaurant/tax-classes/refuse-tax-class";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { growMenu } from "./grow-menu";
import { type TenantProduct, tenantProduct, type UpdateProductBody } from "./menu-management-contract";
import { priceChanges } from "./price-change";
import { readProductFields } from "./product-draft";
import { readProduct } from "./read-product";
import { refuseUnknownCategory } from "./refuse-category";
import { refuseTakenExternalId } from "./refuse-external-id";

/** The fields whose length is not fixed. */
const TEXTS = [...factsOfKind("texts", "list"), "optionGroups"] as const;

/**
 * Changes the fields that are given; a stock is what is there now, whatever was there before. Throws
 * PRODUCT_NOT_FOUND, and VALIDATION_FAILED, QUOTA_EXCEEDED and EXTERNAL_ID_TAKEN as createProduct does.
 */
export async function updateProduct(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    productId: string;
    actorId: string;
    changes: UpdateProductBody;
    precondition?: Precondition | null;
  },
): Promise<TenantProduct> {
  const { tenantId, currency, productId, actorId, precondition } = input;
  const runChange = TEXTS.some((field) => input.changes[field] !== undefined) ? growMenu : changeMenu;
  const row = await runChange(app, { tenantId }, async (tx) => {
    const before = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId);
    await precondition?.(() => readProduct(tx, { tenantId, productId, currency }));
    const { fields: changes, issues } = readProductFields(input.changes, currency, before ?? null);
    refuseFields(issues);
    await refuseUnknownTaxClass(tx, { tenantId, classId: changes.taxClassId });
    const product = await updateProductRow(tx, { tenantId, productId, changes });
    if (!before || !product) return fail("PRODUCT_NOT_FOUND", "There is no such product.");
    if (hasPrice(changes)) describeAct({ data: { prices: priceChanges(before, product, currency) } });
    const was = { subject: "product", subjectId: productId, before: productSnapshot(before) } as const;
    const changed = [{ ...was, after: productSnapshot(product) }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
    const { recipe } = input.changes;
    const recipeLines = await saveRecipe(tx, { tenantId, productId, recipe });
    const optionGroups = product.optionGroups as unknown as OptionGroup[];
    const options = { tenantId, productId, optionGroups, lines: input.changes.optionRecipes };
    return { ...product, recipe: recipeLines, optionRecipe: await saveOptionRecipes(tx, options) };
  })
    .catch(refuseTakenExternalId)
    .catch(refuseUnknownCategory);
  return tenantProduct(row, currency);
}

function hasPrice({ basePriceMinor, discountPriceMinor, optionGroups }: Partial<ProductFields>): boolean {
  return [basePriceMinor, discountPriceMinor, optionGroups].some((price) => price !== undefined);
}
