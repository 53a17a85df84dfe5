import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { openingHoursSchema } from "@/lib/restaurant/hours/opening-hours";
import { MenuHoursInput } from "@/lib/restaurant/menu/menu-hours-contract";
import type { ProductFields } from "@/lib/restaurant/menu/product";
import { CUISINES } from "@/lib/restaurant/tenancy/cuisine";

/** A key that ids are made of; those of dishes are also what recipes name. */
const Key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Category = z.strictObject({
  key: Key,
  name: LocaleMapSchema,
  hidden: z.boolean().default(false),
  /** Empty is at any time. */
  availability: MenuHoursInput.default([]),
  /** The key of its tax class, if it is not the restaurant's default. */
  taxClass: Key.optional(),
});

/** What the menu file does not say of a dish. */
const Dish = z.strictObject({
  /** Portions left; absent means unlimited, 0 means sold out. */
  stock: z.int().min(0).optional(),
  /** The key of its tax class, if it is not its category's. */
  taxClass: Key.optional(),
});

const TaxClass = z.strictObject({
  key: Key,
  /** As receipts print it. */
  name: z.string(),
  /** In percent. In Italy wine and beer are served at the rate of food, and sold as goods. */
  rates: z.strictObject({ pickup: z.number(), delivery: z.number(), dineIn: z.number() }),
});
export type DemoTaxClass = z.output<typeof TaxClass>;

/**
 * `<slug>.json`: what a demo restaurant is, without identifiers. Prices and fees are in major units of its currency; times
 * are wall-clock times in its zone.
 */
export const DemoFacts = z.strictObject({
  slug: Key,
  name: z.string(),
  /** Who runs it, as receipts name them. */
  legalName: z.string(),
  vatNumber: z.string(),
  cuisines: z.array(z.enum(CUISINES)),
  tagline: LocaleMapSchema,
  about: LocaleMapSchema,
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  currency: z.enum(["EUR", "USD"]),
  /** The first is the default. */
  locales: z.tuple([z.string()], z.string()),
  /** CSS color of buttons and links on the storefront. */
  accentColor: z.string(),
  headingFont: z.enum(["fraunces", "instrument-sans", "bricolage-grotesque"]),
  cardPayments: z.boolean(),
  deliveryRadiusKm: z.number(),
  deliveryFee: z.number(),
  deliveryMinimum: z.number(),
  openingHours: openingHoursSchema,
  tables: z.array(z.strictObject({ name: z.string(), seats: z.int(), area: z.string() })),
  /** Names of two neighbouring tables that can be pushed together for one party. */
  combinableTables: z.array(z.tuple([z.string(), z.string()])),
  reservations: z.strictObject({
    minPartySize: z.int(),
    maxPartySize: z.int(),
    slotLengthMinutes: z.int(),
    slotIntervalMinutes: z.int(),
    leadTimeMinutes: z.int(),
    daysAhead: z.int(),
  }),
  coupons: z.array(
    z.strictObject({ code: z.string(), type: z.enum(["percent", "fixed"]), value: z.number() }),
  ),
  /** Prices contain their tax. */
  tax: z.strictObject({
    /** The first is the default. */
    classes: z.tuple([TaxClass], TaxClass),
    /** The key of the delivery fee's class, or null when the fee follows what is delivered. */
    delivery: Key.nullable(),
  }),
  /** Left out where guests are asked for none and nothing is charged for service. */
  tips: z
    .strictObject({
      percents: z.array(z.number()),
      serviceOfLargeParties: z.strictObject({ percent: z.number(), fromGuests: z.int() }),
    })
    .optional(),
  /** Whether guests order at their table; left out where they do not. */
  tableOrdering: z.enum(["accepted", "direct"]).optional(),
  /** In the order of the menu. */
  categories: z.array(Category),
  /** By key; a line of the menu file has the id that is made of it. */
  dishes: z.record(Key, Dish),
});
export type DemoFacts = z.output<typeof DemoFacts>;

/** A dish in the form in which the product stores it. */
export type DemoProduct = { key: string; taxClass?: string; fields: DemoFields };
type DemoFields = Omit<
  ProductFields,
  "categoryId" | "taxClassId" | "position" | "available" | "soldOutUntil"
>;

export type DemoCategory = z.output<typeof Category> & { products: readonly DemoProduct[] };

export type DemoRestaurant = DemoFacts & { menu: readonly DemoCategory[] };
