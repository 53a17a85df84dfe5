import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import type { TenantProduct } from "./menu-management-contract";
import { readProduct } from "./read-product";

/** One product. Throws PRODUCT_NOT_FOUND, also for another restaurant's. */
export function getProduct(
  app: App,
  product: { tenantId: TenantId; productId: string; currency: string },
): Promise<TenantProduct> {
  return readProduct(app.db.prisma, product);
}
