import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { findProductRow } from "@/lib/restaurant/menu/product-store";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";

/** One product. Throws PRODUCT_NOT_FOUND, also for another restaurant's. */
export async function getProduct(
  app: App,
  { currency, ...input }: { tenantId: TenantId; productId: string; currency: string },
): Promise<TenantProduct> {
  const row = await findProductRow(app.db, input);
  return tenantProduct(row ?? fail("PRODUCT_NOT_FOUND", "There is no such product."), currency);
}
