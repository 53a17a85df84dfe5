import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { TaxClass, Tenant } from "@/lib/platform/db/generated/client";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { canStillMake } from "@/lib/restaurant/inventory/can-make";
import { OPTION_RECIPE, RECIPE } from "@/lib/restaurant/inventory/recipe-line";
import { madeOf, stockedGroups } from "@/lib/restaurant/menu/editing/made-of";
import { endsAhead, isSwitchedOff } from "@/lib/restaurant/menu/switched-off/switched-off";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { type MenuHours, type MenuHoursState, menuHoursState } from "./menu-hours";
import { factsOf } from "./product";
import type { Shop, ShopProduct } from "./shop";

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

type ShopRows = Pick<Shop, "version" | "freshUntil" | "tenant" | "categories"> & { products: ShopProduct[] };

/** Reads a restaurant with its menu at one version, as it is at that instant. */
export async function getShopRows(
  db: Db,
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<ShopRows> {
  const [version, tenant, visible, listed] = await db.prisma.$transaction(
    [
      db.prisma.tenantVersion.findUniqueOrThrow({ where: { tenantId } }),
      db.prisma.tenant.findUniqueOrThrow({ where: { id: tenantId }, include: { taxClasses: true } }),
      db.prisma.category.findMany({
        where: { tenantId, visible: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }),
      db.prisma.product.findMany({
        where: { tenantId, status: "active", category: { visible: true } },
        orderBy: [{ position: "asc" }, { id: "asc" }],
        include: { recipe: RECIPE, optionRecipe: OPTION_RECIPE },
      }),
    ],
    { isolationLevel: "RepeatableRead" },
  );
  const categories = visible.filter(({ hiddenUntil }) => !isSwitchedOff(hiddenUntil, now));
  const shown = new Set(categories.map(({ id }) => id));
  const products = listed.filter(({ categoryId }) => shown.has(categoryId));
  const ends = [...visible.map(({ hiddenUntil }) => hiddenUntil), ...listed.map((dish) => dish.soldOutUntil)];
  const ahead = endsAhead(ends, now);
  const taxClasses = new Map(tenant.taxClasses.map((taxClass) => [taxClass.id, taxClass]));
  const classOfCategory = new Map(visible.map(({ id, taxClassId }) => [id, taxClassId]));
  const findTaxClass = (id: string | null | undefined) => (id ? (taxClasses.get(id) ?? null) : null);
  const timetablesOf = timetableReader(categories);
  const stateOf = hoursReader(timetablesOf, tenant.timeZone, now);
  const turns = endsAhead(
    products.map((product) => turnOf(stateOf(product))),
    now,
  );
  return {
    // With each end that passes there is one less, and each turn of the hours has another one next: the menu is another
    // one, though nobody wrote to it.
    version: [version.version, ...(ahead.length > 0 || turns[0] ? [ahead.length] : []), turns[0]?.getTime()]
      .filter((part) => part !== undefined)
      .join("."),
    freshUntil: endsAhead([ahead[0] ?? null, turns[0] ?? null], now)[0] ?? null,
    tenant: shopTenant(tenant),
    categories: categories.map(({ id, name, position }) => ({
      id,
      name: name as LocaleMap,
      order: position,
    })),
    products: products.map((product) => ({
      id: product.id,
      categoryId: product.categoryId,
      ...factsOf(product),
      image: product.image,
      basePriceMinor: product.basePriceMinor,
      discountPriceMinor: product.discountPriceMinor,
      optionGroups: stockedGroups(product),
      soldOut:
        !product.available ||
        isSwitchedOff(product.soldOutUntil, now) ||
        product.stock === 0 ||
        canStillMake(madeOf(product))?.units === 0,
      ...offHours(stateOf(product)),
      ...(timetablesOf(product).length > 0 ? { timetables: timetablesOf(product) } : {}),
      stockLimited: product.stock !== null,
      order: product.position,
      taxClass: findTaxClass(
        product.taxClassId ?? classOfCategory.get(product.categoryId) ?? tenant.defaultTaxClassId,
      ),
    })),
  };
}

type Timed = { categoryId: string; availability: unknown };

/** The timetables of a product and its category, without empty ones. */
function timetableReader(categories: readonly { id: string; availability: unknown }[]) {
  const byCategory = new Map(categories.map(({ id, availability }) => [id, availability as MenuHours[]]));
  return ({ categoryId, availability }: Timed): MenuHours[][] =>
    [availability as MenuHours[], byCategory.get(categoryId) ?? []].filter((hours) => hours.length > 0);
}

/** Reads the hours of products with those of their categories; equal timetables are read once. */
function hoursReader(timetablesOf: (product: Timed) => MenuHours[][], zone: string, now: Date) {
  const known = new Map<string, MenuHoursState>();
  return (product: Timed): MenuHoursState => {
    const timetables = timetablesOf(product);
    const key = JSON.stringify(timetables);
    const state = known.get(key) ?? menuHoursState(timetables, now, zone);
    known.set(key, state);
    return state;
  };
}

const turnOf = (state: MenuHoursState) => (state.open ? state.until : state.opensAt);

function offHours(state: MenuHoursState): Pick<ShopProduct, "offHours" | "opensAt"> {
  return { offHours: !state.open, opensAt: state.open ? null : (state.opensAt?.toISOString() ?? null) };
}

function shopTenant({ taxClasses, ...tenant }: Tenant & { taxClasses: TaxClass[] }): ShopTenant {
  return {
    ...tenant,
    deliveryTaxClass: taxClasses.find(({ id }) => id === tenant.deliveryTaxClassId) ?? null,
    serviceTaxClass: taxClasses.find(({ id }) => id === tenant.serviceTaxClassId) ?? null,
    id: mintTenantId(tenant.id),
    tagline: tenant.tagline as LocaleMap,
    about: tenant.about as LocaleMap,
    openingHours: tenant.openingHours as OpeningHours,
  };
}
