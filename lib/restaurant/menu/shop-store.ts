import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { Tenant } from "@/lib/platform/db/generated/client";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { canBeMade } from "@/lib/restaurant/inventory/ingredient";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { LocaleMap } from "./locale-map";
import type { ShopCategory, ShopProduct, ShopTenant } from "./shop";

export type ShopVersion = { tenantId: TenantId; version: string };

/** The current versions of tenants named by slug or short id; drafts and suspended ones are not found. One round trip. */
export async function findShopVersions(db: Db, refs: string[]): Promise<Map<string, ShopVersion>> {
  const { rows } = await db.pool.query<{ id: string; slug: string; version: string }>({
    name: "find-shop-versions",
    text: `SELECT t.id, t.slug, v.version::text FROM tenant t JOIN tenant_version v ON v.tenant_id = t.id
            WHERE (t.slug = ANY($1) OR t.id = ANY($1)) AND t.status = 'active'`,
    values: [refs],
  });
  const found = new Map<string, ShopVersion>();
  for (const row of rows) {
    const version = { tenantId: mintTenantId(row.id), version: row.version };
    found.set(row.id, version).set(row.slug, version);
  }
  return found;
}

/** Reads a restaurant with its menu at one version. */
export async function getShopRows(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<{ version: string; tenant: ShopTenant; categories: ShopCategory[]; products: ShopProduct[] }> {
  const [version, tenant, categories, products] = await db.prisma.$transaction(
    [
      db.prisma.tenantVersion.findUniqueOrThrow({ where: { tenantId } }),
      db.prisma.tenant.findUniqueOrThrow({ where: { id: tenantId } }),
      db.prisma.category.findMany({
        where: { tenantId, visible: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }),
      db.prisma.product.findMany({
        where: { tenantId, status: "active", category: { visible: true } },
        orderBy: [{ position: "asc" }, { id: "asc" }],
        include: {
          recipe: { select: { quantityMilli: true, ingredient: { select: { stockMilli: true } } } },
        },
      }),
    ],
    { isolationLevel: "RepeatableRead" },
  );
  return {
    version: version.version.toString(),
    tenant: shopTenant(tenant),
    categories: categories.map(({ id, name, position }) => ({
      id,
      name: name as LocaleMap,
      order: position,
    })),
    products: products.map((product) => ({
      id: product.id,
      categoryId: product.categoryId,
      name: product.name as LocaleMap,
      description: product.description as LocaleMap,
      image: product.image,
      basePriceMinor: product.basePriceMinor,
      discountPriceMinor: product.discountPriceMinor,
      allergens: product.allergens,
      dietaryTags: product.dietaryTags,
      optionGroups: product.optionGroups as unknown as OptionGroup[],
      soldOut: !product.available || product.stock === 0 || !canBeMade(product.recipe.map(recipeNeed)),
      stockLimited: product.stock !== null,
      order: product.position,
    })),
  };
}

function recipeNeed(line: { quantityMilli: number; ingredient: { stockMilli: number } }) {
  return { neededMilli: line.quantityMilli, stockMilli: line.ingredient.stockMilli };
}

function shopTenant(tenant: Tenant): ShopTenant {
  return {
    ...tenant,
    id: mintTenantId(tenant.id),
    tagline: tenant.tagline as LocaleMap,
    about: tenant.about as LocaleMap,
    openingHours: tenant.openingHours as OpeningHours,
  };
}
