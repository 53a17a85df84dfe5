import { toCsv } from "@/lib/core/csv/csv";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { tenantCategory, tenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { listProductRows } from "@/lib/restaurant/menu/product-store";
import { menuSheet } from "./menu-sheet";

/** A restaurant's dishes as CSV, drafts included, as importMenu reads it: imported at once, it changes nothing. */
export async function exportMenu(
  app: App,
  input: { tenantId: TenantId; currency: string; locales: readonly string[] },
): Promise<string> {
  const { tenantId, currency, locales } = input;
  const { prisma } = app.db;
  const [categories, products] = await Promise.all([
    listCategoryRows(prisma, { tenantId }),
    listProductRows(prisma, { tenantId }),
  ]);
  const { columns, rows } = menuSheet(
    categories.map(tenantCategory),
    products.map((row) => tenantProduct(row, currency)),
    locales,
  );
  return toCsv(columns, rows);
}
