import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { TaxClass } from "@/lib/restaurant/tax/tax";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { MenuHours } from "./menu-hours";
import type { DishFacts, Product } from "./product";

export type ShopCategory = { id: string; name: LocaleMap; order: number };

/** A product that a diner may see: active and in a visible category, sold out or not. */
export type ShopProduct = DishFacts &
  Pick<
    Product,
    "id" | "categoryId" | "externalId" | "image" | "basePriceMinor" | "discountPriceMinor" | "optionGroups"
  > & {
    soldOut: boolean;
    /** Outside of its hours or its category's: shown, but not to be ordered. */
    offHours: boolean;
    /** When it can be ordered again, ISO 8601; null within its hours, and when that is not in sight. */
    opensAt: string | null;
    /** Its hours and its category's, for orders of another time; left out where it has none. */
    timetables?: readonly (readonly MenuHours[])[];
    /** The stock is counted, so an order has to take from it. */
    stockLimited: boolean;
    order: number;
    /** Its own, its category's or the restaurant's default; null where the restaurant shows no tax. */
    taxClass: TaxClass | null;
  };

/** Which version of a restaurant a reader has to see at least. */
export type ShopVersion = { id: TenantId; version: bigint };

/** One restaurant as its storefront and its orders see it, at one version. */
export type Shop = {
  version: string;
  /** As it was then. */
  madeAt: Date;
  /** From then on it has to be read anew: what was switched off is back, or the hours of a dish begin or end. */
  freshUntil: Date | null;
  tenant: ShopTenant;
  categories: ShopCategory[];
  products: ReadonlyMap<string, ShopProduct>;
};

/** A restaurant with the dishes of its menu that matter, or with all of them. */
export type ShopDishes = Pick<Shop, "tenant" | "products">;
