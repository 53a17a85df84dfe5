import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { type TenantCategory, tenantCategory } from "./menu-management-contract";

/** All categories of a restaurant, hidden ones included, in menu order. */
export async function listCategories(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ categories: TenantCategory[] }> {
  return { categories: (await listCategoryRows(app.db.prisma, { tenantId })).map(tenantCategory) };
}
