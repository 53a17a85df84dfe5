import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import type { TipRules } from "@/lib/restaurant/pricing/tip";
import type { TaxClass, TaxMode } from "@/lib/restaurant/tax/tax";
import type { SwitchField } from "./payment-switch";

/** A restaurant's settings. Instants are UTC, wall-clock rules are in `timeZone`. */
export type ShopTenant = {
  id: TenantId;
  slug: string;
  name: string;
  tagline: LocaleMap;
  about: LocaleMap;
  /** See lib/restaurant/tenancy/cuisine.ts. */
  cuisines: string[];
  heroImage: string | null;
  logoImage: string | null;
  accent: string;
  displayFont: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  currency: string;
  locales: string[];
  deliveryEnabled: boolean;
  pickupEnabled: boolean;
  deliveryRadiusKm: number | null;
  /** Delivered to however far away, see lib/restaurant/delivery/delivery-area.ts. */
  deliveryPostcodes: string[];
  /** What becomes of deliveries to addresses that were looked up and not found. */
  unplacedAddresses: "accept" | "refuse";
  deliveryFeeMinor: number;
  deliveryMinimumMinor: number;
  openingHours: OpeningHours;
  pausedUntil: Date | null;
  prepMinutes: number;
  deliveryMinutes: number;
  cancelGraceMinutes: number;
  /** How many days ahead an order can be scheduled; null where there are no scheduled orders. */
  scheduleDays: number | null;
  /** How many orders can be due in a quarter hour before no more are scheduled for it; null is no limit. */
  ordersPerSlot: number | null;
  unseenMinutes: number;
  /** Where its share goes; null while no account of its own takes money. */
  stripeAccountId: string | null;
  /** Whether that account's own card payments are active, where they were asked for. */
  accountTakesCards: boolean;
  taxMode: TaxMode;
  /** Of the delivery fee; null when it follows what is delivered. */
  deliveryTaxClass: TaxClass | null;
  /** Of a service charge; null when it follows what it is charged on. */
  serviceTaxClass: TaxClass | null;
  /** Hundredths of a percent; 0 is none. */
  orderServiceBps: number;
  billServiceBps: number;
  /** The smallest party that the service charge of a table is for; null is everybody. */
  billServiceFromGuests: number | null;
} & Record<SwitchField, boolean> &
  TipRules;
