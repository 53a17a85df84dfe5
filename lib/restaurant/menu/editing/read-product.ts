import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { findProductRow } from "@/lib/restaurant/menu/product-store";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";

/** One product, as the caller's transaction sees it. Throws PRODUCT_NOT_FOUND, also for another restaurant's. */
export async function readProduct(
  db: App["db"]["prisma"] | Tx,
  { currency, ...ref }: { tenantId: TenantId; productId: string; currency: string },
): Promise<TenantProduct> {
  const row = await findProductRow(db, ref);
  return tenantProduct(row ?? fail("PRODUCT_NOT_FOUND", "There is no such product."), currency);
}
