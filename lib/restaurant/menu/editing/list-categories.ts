import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { type MenuListQuery, type TenantCategory, tenantCategory } from "./menu-management-contract";

/** All categories of a restaurant, hidden ones included, in menu order, or the one with an externalId. */
export async function listCategories(
  app: App,
  { tenantId, externalId }: MenuListQuery & { tenantId: TenantId },
): Promise<{ categories: TenantCategory[] }> {
  const rows = await listCategoryRows(app.db.prisma, { tenantId, externalId });
  return { categories: rows.map(tenantCategory) };
}
