import { type FieldIssue, fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { updateCategoryRow } from "@/lib/restaurant/menu/category-store";
import { type TenantCategory, tenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { readPause } from "@/lib/restaurant/tenancy/settings";

/**
 * Hides a category with its dishes until an instant, at which it is shown again by itself; null shows it now, also when
 * it was hidden by hand. Throws CATEGORY_NOT_FOUND, and VALIDATION_FAILED for an instant that is not ahead, within a
 * year.
 */
export async function hideCategory(
  app: App,
  { tenantId, categoryId, until }: { tenantId: TenantId; categoryId: string; until: string | null },
): Promise<TenantCategory> {
  const issues: FieldIssue[] = [];
  const hiddenUntil = readPause(until, app.clock.now(), "until", issues);
  refuseFields(issues);
  const changes = hiddenUntil === null ? { hiddenUntil, visible: true } : { hiddenUntil };
  return changeMenu(app, { tenantId }, async (tx) => {
    const row = await updateCategoryRow(tx, { tenantId, categoryId, changes });
    return tenantCategory(row ?? fail("CATEGORY_NOT_FOUND", "There is no such category."));
  });
}
