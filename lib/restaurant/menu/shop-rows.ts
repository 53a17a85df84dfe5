import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { canStillMake } from "@/lib/restaurant/inventory/can-make";
import type { OptionRecipeLineRow, RecipeRow } from "@/lib/restaurant/inventory/recipe-line";
import { madeOf, stockedGroups } from "@/lib/restaurant/menu/editing/made-of";
import { endsAhead, isSwitchedOff } from "@/lib/restaurant/menu/switched-off/switched-off";
import type { TaxClass } from "@/lib/restaurant/tax/tax";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { type MenuHours, type MenuHoursState, menuHoursState } from "./menu-hours";
import { factsOf, type ProductRow } from "./product";
import type { Shop, ShopProduct } from "./shop";

type CategoryRow = {
  id: string;
  name: unknown;
  position: number;
  hiddenUntil: Date | null;
  taxClassId: string | null;
  availability: unknown;
};

type DishRow = Omit<ProductRow, "status" | "revision"> & {
  recipe: (RecipeRow & { ingredient: { stockMilli: number } })[];
  optionRecipe: OptionRecipeLineRow[];
};

/** A restaurant's row: the database does not know what is in its JSON. */
type TenantRow = Omit<
  ShopTenant,
  "id" | "tagline" | "about" | "openingHours" | "deliveryTaxClass" | "serviceTaxClass"
> &
  Record<"tagline" | "about" | "openingHours", unknown> &
  Record<"defaultTaxClassId" | "deliveryTaxClassId" | "serviceTaxClassId", string | null> & { id: string };

/** What is stored of a restaurant and its menu, or of some dishes of it, at one version. */
export type ShopRows = {
  /** The restaurant's version, which every write to it raises. */
  version: string;
  tenant: TenantRow;
  taxClasses: TaxClass[];
  /** Visible ones, in their order. */
  categories: CategoryRow[];
  /** Active ones in visible categories, in their order. */
  products: DishRow[];
};

/** A restaurant as it is at an instant, with what of its menu was read. */
export function shopOf(rows: ShopRows, now: Date): Shop {
  const { tenant, categories: visible, products: listed } = rows;
  const categories = visible.filter(({ hiddenUntil }) => !isSwitchedOff(hiddenUntil, now));
  const shown = new Set(categories.map(({ id }) => id));
  const products = listed.filter(({ categoryId }) => shown.has(categoryId));
  const ends = [...visible.map(({ hiddenUntil }) => hiddenUntil), ...listed.map((dish) => dish.soldOutUntil)];
  const ahead = endsAhead(ends, now);
  const taxClasses = new Map(rows.taxClasses.map((taxClass) => [taxClass.id, taxClass]));
  const classOfCategory = new Map(visible.map(({ id, taxClassId }) => [id, taxClassId]));
  const findTaxClass = (id: string | null | undefined) => (id ? (taxClasses.get(id) ?? null) : null);
  const timetablesOf = timetableReader(categories);
  const stateOf = hoursReader(timetablesOf, tenant.timeZone, now);
  const turns = endsAhead(
    products.map((product) => turnOf(stateOf(product))),
    now,
  );
  const dishOf = (product: DishRow): ShopProduct => ({
    id: product.id,
    categoryId: product.categoryId,
    externalId: product.externalId,
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
  });
  return {
    // With each end that passes there is one less, and each turn of the hours has another one next: the menu is another
    // one, though nobody wrote to it.
    version: [rows.version, ...(ahead.length > 0 || turns[0] ? [ahead.length] : []), turns[0]?.getTime()]
      .filter((part) => part !== undefined)
      .join("."),
    madeAt: now,
    freshUntil: endsAhead([ahead[0] ?? null, turns[0] ?? null], now)[0] ?? null,
    tenant: shopTenant(rows),
    categories: categories.map(({ id, name, position }) => ({
      id,
      name: name as LocaleMap,
      order: position,
    })),
    products: new Map(products.map((product) => [product.id, dishOf(product)])),
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

function shopTenant({ tenant, taxClasses }: ShopRows): ShopTenant {
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
