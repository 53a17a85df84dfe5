import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { countCategories, findCategoryInTx, insertCategory } from "@/lib/restaurant/menu/category-store";
import { categorySnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { countProducts, findProductsWithRecipe } from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { copyName } from "./copy-name";
import { copyProducts } from "./copy-products";
import { growMenu } from "./grow-menu";
import { type TenantCategory, tenantCategory } from "./menu-management-contract";

/**
 * Copies a category with its dishes, hidden and behind the others. Throws CATEGORY_NOT_FOUND and QUOTA_EXCEEDED, with
 * nothing copied.
 */
export async function duplicateCategory(
  app: App,
  input: { tenantId: TenantId; actorId: string; categoryId: string },
): Promise<TenantCategory> {
  const { tenantId, actorId, categoryId } = input;
  const copyId = newId("cat");
  describeAct({ subjectId: copyId, data: { copyOf: categoryId } });
  const row = await growMenu(app, { tenantId }, async (tx) => {
    const original = await findCategoryInTx(tx, { tenantId, categoryId });
    if (!original) return fail("CATEGORY_NOT_FOUND", "There is no such category.");
    const products = await findProductsWithRecipe(tx, { tenantId, where: { categoryId } });
    await keepQuota(tx, { tenantId, quota: "categories", used: () => countCategories(tx, { tenantId }) });
    const used = () => countProducts(tx, { tenantId });
    await keepQuota(tx, { tenantId, quota: "products", used, adding: products.length });
    const { name, availability } = categorySnapshot(original);
    const { taxClassId } = original;
    const fields = { name: copyName(name), visible: false, taxClassId, availability };
    const made = await insertCategory(tx, { tenantId, categoryId: copyId, fields });
    const changed = [
      { subject: "category", subjectId: copyId, before: null, after: categorySnapshot(made) },
    ] as const;
    const act = { actorId, cause: "duplicate" } as const;
    await recordMenuChanges(tx, { tenantId, act, changed, now: app.clock.now() });
    const copies = products.map((product) => ({
      original: product,
      copyId: newId("prd"),
      changes: { categoryId: copyId },
    }));
    await copyProducts(app, tx, { tenantId, actorId, copies });
    return made;
  });
  return tenantCategory(row);
}
