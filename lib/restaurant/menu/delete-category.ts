import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";
import type { App } from "@/lib/restaurant/app";
import { deleteCategoryRow } from "./category-store";
import { changeMenu } from "./change-menu";

/**
 * Deletes a category; deleting it again changes nothing (Specification, Menu). Throws CATEGORY_NOT_EMPTY while it has
 * products, a product that is being added at the same moment included.
 */
export async function deleteCategory(
  app: App,
  { tenantId, categoryId }: { tenantId: TenantId; categoryId: string },
): Promise<void> {
  try {
    await changeMenu(app, { tenantId }, (tx) => deleteCategoryRow(tx, { tenantId, categoryId }));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    fail("CATEGORY_NOT_EMPTY", "The category still has products. Move or delete them first.");
  }
}
