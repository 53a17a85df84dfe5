import type { App } from "@/lib/app/app";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { newId } from "@/lib/ids/ids";
import { saveRecipe } from "@/lib/inventory/save-recipe";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { changeMenu } from "./change-menu";
import { type CreateProductBody, type TenantProduct, tenantProduct } from "./menu-management-contract";
import { readProductFields } from "./product-draft";
import { insertProduct, type NewProduct } from "./product-store";
import { refuseUnknownCategory } from "./refuse-category";

/**
 * Adds a product, last in the menu unless its order is given. Throws VALIDATION_FAILED for prices and options that
 * cannot be read and for a category that is not the restaurant's own.
 */
export async function createProduct(
  app: App,
  { tenantId, currency, product }: { tenantId: TenantId; currency: string; product: CreateProductBody },
): Promise<TenantProduct> {
  const { fields, issues } = readProductFields(product, currency);
  refuseFields(issues);
  const productId = newId("prd");
  const row = await changeMenu(app, { tenantId }, async (tx) => {
    const created = await insertProduct(tx, { tenantId, productId, fields: fields as NewProduct });
    return { ...created, recipe: await saveRecipe(tx, { tenantId, productId, recipe: product.recipe }) };
  }).catch(refuseUnknownCategory);
  return tenantProduct(row, currency);
}
