import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listProductRows } from "@/lib/restaurant/menu/product-store";
import { type MenuListQuery, type TenantProduct, tenantProduct } from "./menu-management-contract";

/** All products of a restaurant, drafts and hidden ones included, in menu order, or the one with an externalId. */
export async function listProducts(
  app: App,
  { tenantId, currency, externalId }: MenuListQuery & { tenantId: TenantId; currency: string },
): Promise<{ products: TenantProduct[] }> {
  const rows = await listProductRows(app.db.prisma, { tenantId, externalId });
  return { products: rows.map((row) => tenantProduct(row, currency)) };
}
