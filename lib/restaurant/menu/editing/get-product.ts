import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { findProductRow } from "@/lib/restaurant/menu/product-store";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";

type Named = { tenantId: TenantId; productId: string; currency: string };

/** One product. Throws PRODUCT_NOT_FOUND, also for another restaurant's. */
export function getProduct(app: App, product: Named): Promise<TenantProduct> {
  return readProduct(app.db.prisma, product);
}

/** The same within a transaction. */
export async function readProduct(
  db: App["db"]["prisma"] | Tx,
  { currency, ...ref }: Named,
): Promise<TenantProduct> {
  const row = await findProductRow(db, ref);
  return tenantProduct(row ?? fail("PRODUCT_NOT_FOUND", "There is no such product."), currency);
}
