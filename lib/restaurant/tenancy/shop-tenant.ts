import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import type { TaxClass, TaxMode } from "@/lib/restaurant/tax/tax";
import type { SettingsRow } from "./settings";

/** What only a restaurant's own staff see of its settings. */
type Private =
  | "legalName"
  | "vatNumber"
  | "imprint"
  | "specialDayNames"
  | "personalDataMonths"
  | "alertEmails";

/** A restaurant as its storefront and orders see it. Instants are UTC, wall-clock rules are in `timeZone`. */
export type ShopTenant = Omit<SettingsRow, Private | "id" | "tagline" | "about" | "openingHours"> & {
  id: TenantId;
  /** The primary one of its own domains, to which its links lead; null while none is proven. */
  ownHost: string | null;
  tagline: LocaleMap;
  about: LocaleMap;
  openingHours: OpeningHours;
  /** Where its share goes; null while no account of its own takes money. */
  stripeAccountId: string | null;
  /** Whether that account's own card payments are active, where they were asked for. */
  accountTakesCards: boolean;
  taxMode: TaxMode;
  /** Of the delivery fee; null when it follows what is delivered. */
  deliveryTaxClass: TaxClass | null;
  /** Of a service charge; null when it follows what it is charged on. */
  serviceTaxClass: TaxClass | null;
};
