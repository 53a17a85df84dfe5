import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { findCategoryRow } from "@/lib/restaurant/menu/category-store";
import { type TenantCategory, tenantCategory } from "./menu-management-contract";

/** One category. Throws CATEGORY_NOT_FOUND, also for another restaurant's. */
export async function getCategory(
  app: App,
  input: { tenantId: TenantId; categoryId: string },
): Promise<TenantCategory> {
  const row = await findCategoryRow(app.db, input);
  return tenantCategory(row ?? fail("CATEGORY_NOT_FOUND", "There is no such category."));
}
