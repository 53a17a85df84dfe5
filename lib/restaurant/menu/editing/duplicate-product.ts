import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { countProducts, findProductsWithRecipe } from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { copyName } from "./copy-name";
import { copyProducts } from "./copy-products";
import { growMenu } from "./grow-menu";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";

/**
 * Copies a dish with its options and recipe, as a draft behind the others; a counted stock starts at none. Throws
 * PRODUCT_NOT_FOUND and QUOTA_EXCEEDED.
 */
export async function duplicateProduct(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; productId: string },
): Promise<TenantProduct> {
  const { tenantId, currency, actorId, productId } = input;
  const row = await growMenu(app, { tenantId }, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "products", used: () => countProducts(tx, { tenantId }) });
    const [original] = await findProductsWithRecipe(tx, { tenantId, where: { id: productId } });
    if (!original) return fail("PRODUCT_NOT_FOUND", "There is no such product.");
    const name = copyName(original.name as Record<string, string>);
    const copy = { original, copyId: newId("prd"), changes: { name, status: "draft" as const } };
    await copyProducts(app, tx, { tenantId, actorId, copies: [copy] });
    describeAct({ subjectId: copy.copyId, data: { copyOf: productId } });
    const [made] = await findProductsWithRecipe(tx, { tenantId, where: { id: copy.copyId } });
    return made ?? fail("PRODUCT_NOT_FOUND", "There is no such product.");
  });
  return tenantProduct(row, currency);
}
