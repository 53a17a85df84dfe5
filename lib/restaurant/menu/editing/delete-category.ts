import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { deleteCategoryRow, findCategoryInTx } from "@/lib/restaurant/menu/category-store";
import { categorySnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { tenantCategory } from "./menu-management-contract";

/**
 * Deletes a category; deleting it again changes nothing (Specification, Menu). Throws CATEGORY_NOT_EMPTY while it has
 * products, a product that is being added at the same moment included.
 */
export async function deleteCategory(
  app: App,
  {
    tenantId,
    categoryId,
    actorId,
    precondition,
  }: { tenantId: TenantId; categoryId: string; actorId: string; precondition?: Precondition | null },
): Promise<void> {
  try {
    await changeMenu(app, { tenantId }, async (tx) => {
      const before = await findCategoryInTx(tx, { tenantId, categoryId });
      if (!before) return;
      await precondition?.(() => tenantCategory(before));
      await deleteCategoryRow(tx, { tenantId, categoryId });
      const was = { subject: "category", subjectId: categoryId, before: categorySnapshot(before) } as const;
      const changed = [{ ...was, after: null }];
      const act = { actorId, cause: "edit" } as const;
      await recordMenuChanges(tx, { tenantId, act, changed, now: app.clock.now() });
    });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    fail("CATEGORY_NOT_EMPTY", "The category still has products. Move or delete them first.");
  }
}
