import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { listProductRows } from "@/lib/restaurant/menu/product-store";
import type { MenuImportPreview, MenuSheetInput } from "./menu-import-contract";
import { planMenuImport } from "./plan-menu-import";

/** What a file would do to a restaurant's menu; nothing is changed. */
export async function previewMenuImport(
  app: App,
  input: { tenantId: TenantId; currency: string; locales: readonly string[]; sheet: MenuSheetInput },
): Promise<MenuImportPreview> {
  const { tenantId, currency, locales, sheet } = input;
  const { prisma } = app.db;
  const [categories, products] = await Promise.all([
    listCategoryRows(prisma, { tenantId }),
    listProductRows(prisma, { tenantId }),
  ]);
  return planMenuImport({ categories, products, locales, currency }, sheet).preview;
}
