import type { EuAllergen } from "@/lib/restaurant/menu/allergen-code";
import type { Cuisine } from "@/lib/restaurant/tenancy/cuisine";
/**
 * What a demo restaurant is made of: plain data, without identifiers or anything from the database.
 * Prices and fees are in major units of the tenant's currency; times are wall-clock times in its zone.
 */

/** The dietary tags that the demo menus use. */
export const DIETARY_TAGS = [
  "vegetarian",
  "vegan",
  "gluten-free",
  "dairy-free",
  "halal-friendly",
  "spicy",
  "alcohol-free",
] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
export type Service = "pickup" | "delivery" | "reservation";

/** One text per locale of the tenant; none may be missing. */
export type LocaleMap<Locale extends string = string> = Readonly<Record<Locale, string>>;

/** `HH:mm` to `HH:mm`. A `close` that is not later than `open` lies on the next day; equal times mean 24 hours. */
export interface OpeningWindow {
  open: string;
  close: string;
}

/** Name and labels are in the restaurant's first language; a label may end in a price delta, "(+2.50)" or "(-1.00)". */
export interface DemoOptionGroup {
  name: string;
  /** The name in the other languages. */
  names: Readonly<Record<string, string>>;
  required: boolean;
  min: number;
  max: number;
  labels: readonly string[];
  /** The labels in the other languages, in their order and without prices. */
  translations: Readonly<Record<string, readonly string[]>>;
  /** The label that is chosen when a dish is opened. */
  preset?: string;
  /** What a label contains beyond the dish. */
  allergens?: Readonly<Record<string, readonly EuAllergen[]>>;
  /** What a label takes out of the dish. */
  removes?: Readonly<Record<string, readonly EuAllergen[]>>;
}

/** When something is served: on these days (1 is Monday), by the restaurant's clock. */
export interface DemoServing {
  days: readonly number[];
  from: string;
  to: string;
}

export interface DemoProduct<Locale extends string = string> {
  key: string;
  name: LocaleMap<Locale>;
  description: LocaleMap<Locale>;
  price: number;
  discountPrice?: number;
  allergens: readonly EuAllergen[];
  dietaryTags: readonly DietaryTag[];
  /** How old a guest has to be. */
  minimumAge?: number;
  optionGroups?: readonly DemoOptionGroup[];
  /** Absent means at any time, or as its category. */
  served?: readonly DemoServing[];
  /** Portions left; absent means unlimited, 0 means sold out. */
  stock?: number;
  /** A draft is seen in the dashboard only. */
  draft?: boolean;
  /** The key of its tax class, if it is not its category's. */
  taxClass?: string;
  /** The key of the dish's picture, or null where no honest picture can be composed. */
  picture: string | null;
}

export interface DemoCategory<Locale extends string = string> {
  key: string;
  name: LocaleMap<Locale>;
  hidden?: boolean;
  /** Absent means at any time. */
  served?: readonly DemoServing[];
  /** The key of its tax class, if it is not the restaurant's default. */
  taxClass?: string;
  products: readonly DemoProduct<Locale>[];
}

export interface DemoTable {
  name: string;
  seats: number;
  area: string;
}

export interface DemoReservationPolicy {
  minPartySize: number;
  maxPartySize: number;
  slotLengthMinutes: number;
  slotIntervalMinutes: number;
  leadTimeMinutes: number;
  daysAhead: number;
}

export interface DemoCoupon {
  code: string;
  type: "percent" | "fixed";
  value: number;
}

export interface DemoTaxClass {
  key: string;
  /** As receipts print it. */
  name: string;
  /** In percent. */
  rates: { pickup: number; delivery: number; dineIn: number };
}

/** Prices contain their tax. */
export interface DemoTax {
  /** The first is the default. */
  classes: readonly [DemoTaxClass, ...DemoTaxClass[]];
  /** The key of the delivery fee's class, or null when the fee follows what is delivered. */
  delivery: string | null;
}

export interface DemoRestaurant<Locale extends string = string> {
  slug: string;
  name: string;
  tagline: LocaleMap<Locale>;
  cuisines: Cuisine[];
  about: LocaleMap<Locale>;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  currency: "EUR" | "USD";
  /** The first is the default. */
  locales: readonly [Locale, ...Locale[]];
  /** CSS color of buttons and links on the storefront. */
  accentColor: string;
  headingFont: "fraunces" | "instrument-sans" | "bricolage-grotesque";
  cardPayments: boolean;
  deliveryRadiusKm: number;
  deliveryFee: number;
  deliveryMinimum: number;
  hours: Readonly<Record<Service, Readonly<Record<Weekday, readonly OpeningWindow[]>>>>;
  tables: readonly DemoTable[];
  /** Names of two neighbouring tables that can be pushed together for one party. */
  combinableTables: readonly (readonly [string, string])[];
  reservations: DemoReservationPolicy;
  coupons: readonly DemoCoupon[];
  /** Who runs it, as receipts name them. */
  legalName: string;
  vatNumber: string;
  tax: DemoTax;
  /** Left out where guests are asked for none and nothing is charged for service. */
  tips?: { percents: readonly number[]; serviceOfLargeParties: { percent: number; fromGuests: number } };
  heroPicture: string;
  menu: readonly DemoCategory<Locale>[];
}
