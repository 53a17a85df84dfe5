import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DeletedRows } from "@/lib/core/time/updated-since-contract";
import { withUpdatedThrough } from "@/lib/platform/db/updated-through";
import type { App } from "@/lib/restaurant/app";
import { listDeleted } from "@/lib/restaurant/menu/history/list-deleted";
import { listProductRows } from "@/lib/restaurant/menu/product-store";
import { type MenuListQuery, type TenantProduct, tenantProduct } from "./menu-management-contract";

/**
 * All products of a restaurant, drafts and hidden ones included, in menu order: those that a query names, and what was
 * deleted where it asks for changes.
 */
export async function listProducts(
  app: App,
  { tenantId, currency, ...query }: MenuListQuery & { tenantId: TenantId; currency: string },
): Promise<{ products: TenantProduct[]; updatedThrough?: string; deleted?: DeletedRows }> {
  return withUpdatedThrough(app.db.sql, query.updatedSince, async () => {
    const rows = await listProductRows(app.db.prisma, { tenantId, ...query });
    const deleted = await listDeleted(app, { tenantId, subject: "product", since: query.updatedSince });
    return { products: rows.map((row) => tenantProduct(row, currency)), ...deleted };
  });
}
