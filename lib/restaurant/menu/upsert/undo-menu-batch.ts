import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { countCategories, listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { growMenu } from "@/lib/restaurant/menu/editing/grow-menu";
import { refuseTakenExternalId } from "@/lib/restaurant/menu/editing/refuse-external-id";
import { listBatchRows, recordMenuBatch } from "@/lib/restaurant/menu/history/menu-change-store";
import { countProducts, insertProducts, listProductRows } from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import type { MenuUndoResult } from "./menu-upsert-contract";
import { deleteMenuRows, insertCategoryRows, writeCategoryRows, writeProductRows } from "./menu-write-store";
import { planMenuUndo } from "./plan-menu-undo";

type Input = { tenantId: TenantId; actorId: string; batchId: string };

const edited = (): never =>
  fail("MENU_CHANGED", "Something of it was edited since. Restore dishes one by one from the history.");

/**
 * Takes back what an upsert did to a menu, all of it or nothing: what it changed is what it was, what it made is deleted.
 * What else was edited since stays. Throws MENU_CHANGE_NOT_FOUND for a batch that the history does not have, MENU_CHANGED
 * where one of its fields was edited since, EXTERNAL_ID_TAKEN, and QUOTA_EXCEEDED.
 */
export async function undoMenuBatch(app: App, input: Input): Promise<MenuUndoResult> {
  return growMenu(app, input, (tx) => undo(app, tx, input))
    .catch(refuseTakenExternalId)
    .catch((error: unknown) => {
      // A category that it made has other dishes, or the category of a dish that it removed is gone.
      if (isForeignKeyViolation(error)) return edited();
      throw error;
    });
}

async function undo(app: App, tx: Tx, { tenantId, actorId, batchId }: Input): Promise<MenuUndoResult> {
  const batch = await listBatchRows(tx, { tenantId, batchId });
  if (batch.length === 0) fail("MENU_CHANGE_NOT_FOUND", "The history has no such batch of changes.");
  const categories = await listCategoryRows(tx, { tenantId });
  const products = await listProductRows(tx, { tenantId });
  const plan = planMenuUndo({ categories, products }, batch);
  if (!plan) return edited();
  const { remade, restored, removed } = plan;
  if (remade.categories.length > 0) {
    const adding = remade.categories.length;
    await keepQuota(tx, {
      tenantId,
      quota: "categories",
      used: () => countCategories(tx, { tenantId }),
      adding,
    });
  }
  if (remade.products.length > 0) {
    const adding = remade.products.length;
    await keepQuota(tx, { tenantId, quota: "products", used: () => countProducts(tx, { tenantId }), adding });
  }
  await insertCategoryRows(tx, { tenantId, rows: remade.categories });
  if (remade.products.length > 0) await insertProducts(tx, { tenantId, products: remade.products });
  const written =
    (await writeCategoryRows(tx, { tenantId, rows: restored.categories })) +
    (await writeProductRows(tx, { tenantId, rows: restored.products }));
  if (written < restored.categories.length + restored.products.length) return edited();
  await deleteMenuRows(tx, { tenantId, productIds: removed.products, categoryIds: removed.categories });
  const undoId = newId("mcb");
  const act = { actorId, cause: "restore" } as const;
  await recordMenuBatch(tx, { tenantId, batchId: undoId, act, changed: plan.changes, now: app.clock.now() });
  const counts = {
    restored: written,
    removed: removed.categories.length + removed.products.length,
    remade: remade.categories.length + remade.products.length,
  };
  describeAct({ data: { batchId, undoId, ...counts } });
  return { batchId: undoId, ...counts };
}
