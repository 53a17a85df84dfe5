import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { growMenu } from "@/lib/restaurant/menu/editing/grow-menu";
import { type TenantProduct, tenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { priceChanges } from "@/lib/restaurant/menu/editing/price-change";
import { refuseUnknownCategory } from "@/lib/restaurant/menu/editing/refuse-category";
import { refuseTakenExternalId } from "@/lib/restaurant/menu/editing/refuse-external-id";
import {
  countProducts,
  findProductRows,
  findProductsWithRecipe,
  insertProduct,
  updateProductRow,
} from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { type ProductSnapshot, productSnapshot } from "./menu-change";
import { findMenuChangeRow, recordMenuChanges } from "./menu-change-store";

/**
 * Makes a dish what it was before a change; a deleted one is made again under its old id, without its recipe. Stock and
 * availability stay as they are, because they are about today. Throws MENU_CHANGE_NOT_FOUND where the history does not
 * know what it was, VALIDATION_FAILED when its category is gone, EXTERNAL_ID_TAKEN when another dish has its externalId,
 * and QUOTA_EXCEEDED.
 */
export async function restoreProduct(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; productId: string; changeId: string },
): Promise<TenantProduct> {
  const { tenantId, currency, actorId, productId, changeId } = input;
  const row = await growMenu(app, { tenantId }, async (tx) => {
    const change = await findMenuChangeRow(tx, { tenantId, changeId });
    if (change?.subjectId !== productId || change.subject !== "product" || change.before === null)
      return fail("MENU_CHANGE_NOT_FOUND", "The history has no earlier version of this dish here.");
    const { available: _, ...fields } = change.before as unknown as ProductSnapshot;
    const present = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId) ?? null;
    if (!present)
      await keepQuota(tx, { tenantId, quota: "products", used: () => countProducts(tx, { tenantId }) });
    const restored = present
      ? await updateProductRow(tx, { tenantId, productId, changes: fields })
      : await insertProduct(tx, { tenantId, productId, fields });
    if (!restored) return fail("MENU_CHANGE_NOT_FOUND", "The dish no longer exists.");
    describeAct({ data: { changeId, prices: priceChanges(present, restored, currency) } });
    const was = { subject: "product", subjectId: productId } as const;
    const before = present && productSnapshot(present);
    const changed = [{ ...was, before, after: productSnapshot(restored) }];
    const act = { actorId, cause: "restore" } as const;
    await recordMenuChanges(tx, { tenantId, act, changed, now: app.clock.now() });
    const [shown] = await findProductsWithRecipe(tx, { tenantId, where: { id: productId } });
    return shown ?? fail("MENU_CHANGE_NOT_FOUND", "The dish no longer exists.");
  })
    .catch(refuseTakenExternalId)
    .catch(refuseUnknownCategory);
  return tenantProduct(row, currency);
}
