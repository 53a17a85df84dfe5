import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { type ServiceState, serviceState } from "@/lib/restaurant/hours/service-state";
import { rateOf, type TaxMode, type TaxRate } from "@/lib/restaurant/tax/tax";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { menuFilters } from "./menu-filters";
import type { Shop, ShopProduct } from "./shop";

/** A dish as the storefront shows it. Amounts are minor units of the restaurant's currency; no stock count. */
export type StorefrontProduct = Omit<
  ShopProduct,
  "order" | "stockLimited" | "timetables" | "taxClass" | "externalId"
> & {
  /** What comes on top of its price, by the way of serving it; left out where prices contain their tax. */
  addedTax?: { pickup: TaxRate; delivery: TaxRate };
};

/** The public facts of a restaurant. */
const PUBLIC_FACTS = [
  "id",
  "slug",
  "name",
  "tagline",
  "cuisines",
  "about",
  "heroImage",
  "logoImage",
  "accent",
  "displayFont",
  "email",
  "phone",
  "address",
  "postcode",
  "city",
  "country",
  "latitude",
  "longitude",
  "timeZone",
  "currency",
  "locales",
  "openingHours",
  "deliveryFeeMinor",
  "deliveryMinimumMinor",
  "deliveryRadiusKm",
  "prepMinutes",
  "deliveryMinutes",
  "cancelGraceMinutes",
  "scheduleDays",
  "tipsOnOrders",
  "tipsOnBills",
  "tipPercents",
  "orderServiceBps",
] as const satisfies readonly (keyof ShopTenant)[];

/** All that a storefront page needs, as plain JSON. */
export type Storefront = {
  /** Changes whenever anything of this does, opening states aside. */
  version: string;
  /** When the menu changes by itself, ISO 8601, if that is known. */
  changesAt: string | null;
  tenant: Pick<ShopTenant, (typeof PUBLIC_FACTS)[number]> & { pausedUntil: string | null };
  services: { pickup: ServiceState; delivery: ServiceState; reservation: ServiceState };
  /** Visible categories in their order, sold-out products included and marked; empty ones are left out. */
  categories: { id: string; name: LocaleMap; products: StorefrontProduct[] }[];
  filters: { allergens: string[]; dietaryTags: string[] };
  /** What comes on top of the delivery fee; null where nothing does, or where it follows what is delivered. */
  deliveryTax: TaxRate | null;
  /** The same of a service charge. */
  serviceTax: { pickup: TaxRate; delivery: TaxRate } | null;
};

function tenantFacts(tenant: ShopTenant, now: Date): Storefront["tenant"] {
  const facts = Object.fromEntries(PUBLIC_FACTS.map((name) => [name, tenant[name]]));
  const paused = tenant.pausedUntil !== null && tenant.pausedUntil > now;
  return {
    ...(facts as Pick<ShopTenant, (typeof PUBLIC_FACTS)[number]>),
    pausedUntil: paused ? (tenant.pausedUntil?.toISOString() ?? null) : null,
  };
}

function storefrontProduct(
  { order: _, stockLimited: __, timetables: ___, externalId: ____, taxClass, ...product }: ShopProduct,
  taxMode: TaxMode,
): StorefrontProduct {
  if (taxMode === "included" || !taxClass) return product;
  const addedTax = { pickup: rateOf(taxClass, "pickup"), delivery: rateOf(taxClass, "delivery") };
  return { ...product, addedTax };
}

/** The storefront of a shop at an instant. */
export function storefrontOf(shop: Shop, now: Date): Storefront {
  const { tenant } = shop;
  const products = [...shop.products.values()];
  const { taxMode, deliveryTaxClass, serviceTaxClass } = tenant;
  return {
    version: shop.version,
    changesAt: shop.freshUntil?.toISOString() ?? null,
    tenant: tenantFacts(tenant, now),
    services: {
      pickup: serviceState(tenant, "pickup", now),
      delivery: serviceState(tenant, "delivery", now),
      reservation: serviceState(tenant, "reservation", now),
    },
    categories: shop.categories
      .map(({ id, name }) => ({
        id,
        name,
        products: products
          .filter(({ categoryId }) => categoryId === id)
          .map((product) => storefrontProduct(product, taxMode)),
      }))
      .filter((category) => category.products.length > 0),
    filters: menuFilters(products),
    deliveryTax: taxMode === "added" && deliveryTaxClass ? rateOf(deliveryTaxClass, "delivery") : null,
    serviceTax:
      taxMode === "added" && serviceTaxClass
        ? { pickup: rateOf(serviceTaxClass, "pickup"), delivery: rateOf(serviceTaxClass, "delivery") }
        : null,
  };
}
