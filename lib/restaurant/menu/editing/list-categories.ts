import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DeletedRows } from "@/lib/core/time/updated-since-contract";
import { withUpdatedThrough } from "@/lib/platform/db/updated-through";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { listDeleted } from "@/lib/restaurant/menu/history/list-deleted";
import { type MenuListQuery, type TenantCategory, tenantCategory } from "./menu-management-contract";

/**
 * All categories of a restaurant, hidden ones included, in menu order: those that a query names, and what was deleted
 * where it asks for changes.
 */
export async function listCategories(
  app: App,
  { tenantId, ...query }: MenuListQuery & { tenantId: TenantId },
): Promise<{ categories: TenantCategory[]; updatedThrough?: string; deleted?: DeletedRows }> {
  return withUpdatedThrough(app.db.sql, query.updatedSince, async () => {
    const rows = await listCategoryRows(app.db.prisma, { tenantId, ...query });
    const deleted = await listDeleted(app, { tenantId, subject: "category", since: query.updatedSince });
    return { categories: rows.map(tenantCategory), ...deleted };
  });
}
