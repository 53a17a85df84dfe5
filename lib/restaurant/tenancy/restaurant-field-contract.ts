import { z } from "zod";
import { MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { EmailText, PhoneInput } from "@/lib/core/contact/contact-contract";
import { MAX_LISTED_POSTCODE_LENGTH, MAX_LISTED_POSTCODES } from "@/lib/core/contact/postcode";
import { LocaleCode, LocaleMapSchema, optionalTexts } from "@/lib/core/i18n/locale-map";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { PictureAddressInput } from "@/lib/core/pictures/picture-contract";
import { isLogoAddress } from "@/lib/core/pictures/picture-sources";
import { CalendarDay, InstantInput } from "@/lib/core/time/time-contract";
import { type Service, serviceHoursSchema } from "@/lib/restaurant/hours/opening-hours";
import { CUISINES, MAX_CUISINES } from "./cuisine";
import { DISPLAY_FONTS } from "./display-font";
import { EMBED_FIELDS } from "./embed-origin-contract";
import { KNOWN_EXTERNAL_METHODS, MAX_EXTERNAL_METHOD_LENGTH, MAX_EXTERNAL_METHODS } from "./external-method";
import { PAYMENT_SWITCHES, type PaymentSwitch } from "./payment-switch";
import {
  MAX_ABOUT_LENGTH,
  MAX_ALERT_EMAILS,
  MAX_DAY_NAME_LENGTH,
  MAX_IMPRINT_LENGTH,
  MAX_LEGAL_NAME_LENGTH,
  MAX_MENU_LOCALES,
  MAX_RADIUS_KM,
  MAX_RESTAURANT_NAME_LENGTH,
  MAX_SERVICE_PERCENT,
  MAX_STREET_LENGTH,
  MAX_TAGLINE_LENGTH,
  MAX_VAT_NUMBER_LENGTH,
  ORDERS_PER_SLOT,
  SCHEDULE_DAYS,
  SERVICE_GUESTS,
  SETTINGS_MINUTES,
  TIP_COUNT,
  TIP_PERCENT,
  UNSEEN_MINUTES,
} from "./settings-limits";
import { TABLE_ORDERING_FIELDS } from "./table-ordering-contract";
import type { WireFields } from "./wire-sides";

const MAX_SPECIAL_DAYS = 400;

const UNPLACED_ADDRESSES = ["accept", "refuse"] as const;

/** A color as `#rgb`, `#rrggbb` or `oklch(lightness chroma hue)`. */
const COLOR = /^(?:#(?:[0-9a-f]{3}){1,2}|oklch\((?:\d{1,3}(?:\.\d{1,6})?(?: (?!$)|\)$)){3})$/i;

const PaymentSwitches = z.object({
  ...(Object.fromEntries(PAYMENT_SWITCHES.map((name) => [name, z.boolean()])) as Record<
    PaymentSwitch,
    z.ZodBoolean
  >),
  wallets: z.boolean().describe("Apple Pay and Google Pay"),
});

const amount = z.number().min(0).describe("In major units, with at most the currency's decimals");
const minutes = wholeIn(SETTINGS_MINUTES);
const percent = z
  .number()
  .min(0)
  .max(MAX_SERVICE_PERCENT)
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), "must have at most two decimals")
  .describe("In percent, with at most two decimals; 0 is none");

const Tips = z.object({
  orders: z.boolean().describe("Whether guests are asked for a tip when they order"),
  bills: z.boolean().describe("Whether guests are asked for a tip when they pay at the table"),
  percents: z
    .array(wholeIn(TIP_PERCENT))
    .min(TIP_COUNT.from)
    .max(TIP_COUNT.to)
    .refine((percents) => new Set(percents).size === percents.length, "must name each percentage once")
    .describe("What is suggested; guests can also give another amount or none"),
});
const ServiceCharge = z.object({
  orders: percent,
  bills: percent,
  billsFromGuests: wholeIn(SERVICE_GUESTS)
    .nullable()
    .describe("Only tables opened for this many guests or more are charged; null charges every table"),
});

const text = (longest: number) => z.string().trim().min(1).max(longest);
const hours = serviceHoursSchema.refine(
  ({ specialDays }) => Object.keys(specialDays).length <= MAX_SPECIAL_DAYS,
  `must have at most ${MAX_SPECIAL_DAYS} special days`,
);

export const OpeningHoursWire = z
  .object({ pickup: serviceHoursSchema, delivery: serviceHoursSchema, reservation: serviceHoursSchema })
  .meta({ id: "OpeningHours" }) satisfies z.ZodType<Record<Service, unknown>>;

const specialDayNames = z
  .record(CalendarDay, text(MAX_DAY_NAME_LENGTH))
  .refine(
    (names) => Object.keys(names).length <= MAX_SPECIAL_DAYS,
    `must name at most ${MAX_SPECIAL_DAYS} days`,
  )
  .describe("What special days are called, by date, for all services; replaced as a whole");
const alertEmails = z
  .array(EmailText)
  .max(MAX_ALERT_EMAILS)
  .transform((emails) => [...new Set(emails)])
  .describe("Who gets alerts besides the owners");

const ServiceStateWire = z
  .object({
    offered: z.boolean(),
    open: z.boolean(),
    until: z.string().nullable(),
    opensAt: z.string().nullable(),
  })
  .meta({ id: "ServiceState" });

/** Every fact of a restaurant on the wire. */
export const RESTAURANT_FIELDS = {
  id: { own: z.string(), guests: z.string() },
  slug: { own: z.string(), guests: z.string() },
  name: { input: text(MAX_RESTAURANT_NAME_LENGTH), own: z.string(), guests: z.string() },
  tagline: { input: optionalTexts(MAX_TAGLINE_LENGTH), own: LocaleMapSchema, guests: LocaleMapSchema },
  about: { input: optionalTexts(MAX_ABOUT_LENGTH), own: LocaleMapSchema, guests: LocaleMapSchema },
  cuisines: {
    input: z
      .array(z.enum(CUISINES))
      .max(MAX_CUISINES)
      .refine((cuisines) => new Set(cuisines).size === cuisines.length, "must name each cuisine once")
      .describe("What the kitchen cooks; the marketplace finds restaurants by it"),
    own: z.array(z.string()),
    guests: z.array(z.string()).describe("What the kitchen cooks"),
  },
  heroImage: { input: PictureAddressInput, own: z.string().nullable(), guests: z.string().nullable() },
  logoImage: {
    input: z
      .string()
      .refine(isLogoAddress, "must be the address of an uploaded logo, such as /media/…-480.webp")
      .nullable(),
    own: z.string().nullable(),
    guests: z.string().nullable(),
  },
  accent: {
    input: z.string().regex(COLOR, "must be a color such as #7a1f3d or oklch(0.5 0.15 30)"),
    own: z.string(),
    guests: z.string(),
  },
  displayFont: { input: z.enum(DISPLAY_FONTS), own: z.string(), guests: z.string() },
  email: { input: EmailText, own: z.string(), guests: z.string() },
  phone: { input: PhoneInput, own: z.string(), guests: z.string() },
  legalName: {
    input: z.string().trim().max(MAX_LEGAL_NAME_LENGTH).describe("Who runs the restaurant, as on a receipt"),
    own: z.string(),
  },
  vatNumber: {
    input: z
      .string()
      .trim()
      .max(MAX_VAT_NUMBER_LENGTH)
      .regex(/^[\p{L}\p{N} ./-]*$/u, "must be letters, digits, spaces, dots, slashes or dashes"),
    own: z.string(),
  },
  imprint: {
    input: optionalTexts(MAX_IMPRINT_LENGTH).describe(
      "What the imprint says besides name, address and contact",
    ),
    own: LocaleMapSchema,
  },
  address: { input: text(MAX_STREET_LENGTH), own: z.string(), guests: z.string() },
  postcode: { input: z.string().trim().max(MAX_POSTCODE_LENGTH), own: z.string(), guests: z.string() },
  city: { input: text(MAX_CITY_LENGTH), own: z.string(), guests: z.string() },
  country: {
    input: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters"),
    own: z.string(),
    guests: z.string(),
  },
  latitude: { input: z.number().min(-90).max(90), own: z.number(), guests: z.number() },
  longitude: { input: z.number().min(-180).max(180), own: z.number(), guests: z.number() },
  timeZone: { own: z.string(), guests: z.string() },
  currency: { own: z.string(), guests: z.string() },
  locales: {
    input: z
      .array(LocaleCode)
      .min(1)
      .max(MAX_MENU_LOCALES)
      .refine((codes) => new Set(codes).size === codes.length, "must name each locale once"),
    own: z.array(z.string()),
    guests: z.array(z.string()).describe("The first is the default"),
  },
  openingHours: {
    input: z.object({ pickup: hours, delivery: hours, reservation: hours }).partial(),
    own: OpeningHoursWire,
    guests: OpeningHoursWire,
  },
  services: {
    guests: z
      .object({ pickup: ServiceStateWire, delivery: ServiceStateWire, reservation: ServiceStateWire })
      .describe("Whether each service is open right now, and when that changes"),
  },
  specialDayNames: { input: specialDayNames, own: z.record(z.string(), z.string()).describe("By date") },
  pausedUntil: {
    input: InstantInput.nullable().describe("Null resumes ordering"),
    own: z.string().nullable().describe("Null while ordering is not paused"),
  },
  pickupEnabled: { input: z.boolean(), own: z.boolean() },
  deliveryEnabled: { input: z.boolean(), own: z.boolean() },
  deliveryFee: { input: amount, own: z.number(), guests: z.number() },
  deliveryMinimum: { input: amount, own: z.number(), guests: z.number() },
  deliveryRadiusKm: {
    input: z
      .number()
      .gt(0)
      .max(MAX_RADIUS_KM)
      .nullable()
      .describe("Null means no limit, or the postcodes alone where there are any"),
    own: z.number().nullable(),
    guests: z.number().nullable(),
  },
  deliveryPostcodes: {
    input: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(2 * MAX_LISTED_POSTCODE_LENGTH),
      )
      .max(MAX_LISTED_POSTCODES)
      .describe("Delivered to however far away, beside the radius; replaced as a whole"),
    own: z.array(z.string()),
    guests: z.array(z.string()).describe("Delivered to however far away, beside the radius"),
  },
  unplacedAddresses: {
    input: z
      .enum(UNPLACED_ADDRESSES)
      .describe(
        "Whether the storefront takes deliveries to addresses that were looked up and not found. Orders of other clients are always taken",
      ),
    own: z.enum(UNPLACED_ADDRESSES),
  },
  prepMinutes: { input: minutes, own: z.int(), guests: z.int() },
  deliveryMinutes: { input: minutes, own: z.int(), guests: z.int() },
  cancelGraceMinutes: { input: minutes, own: z.int(), guests: z.int() },
  scheduleDays: {
    input: wholeIn(SCHEDULE_DAYS)
      .nullable()
      .describe(
        "How many days ahead orders can be scheduled, 0 for later today only; null for no scheduled orders",
      ),
    own: z.int().nullable(),
  },
  ordersPerSlot: {
    input: wholeIn(ORDERS_PER_SLOT)
      .nullable()
      .describe(
        "How many orders can be due in a quarter hour before no more can be scheduled for it; null for no limit",
      ),
    own: z.int().nullable(),
  },
  personalDataMonths: {
    input: z
      .int()
      .min(1)
      .max(120)
      .describe("Months after which guests' data is erased from orders, bookings and gift cards"),
    own: z.int(),
  },
  unseenMinutes: {
    input: wholeIn(UNSEEN_MINUTES).describe(
      "Minutes after which a new order that nobody has seen is reported to the owners by email",
    ),
    own: z.int(),
  },
  alertEmails: { input: alertEmails, own: z.array(z.string()) },
  paymentMethods: { input: PaymentSwitches.partial(), own: PaymentSwitches },
  tips: {
    input: Tips.partial(),
    own: Tips,
    guests: z
      .object({ orders: z.boolean(), bills: z.boolean(), percents: z.array(z.int()) })
      .describe("Where guests can give a tip, and what is suggested in percent"),
  },
  externalMethods: {
    input: z
      .array(z.string().trim().min(1).max(MAX_EXTERNAL_METHOD_LENGTH))
      .max(MAX_EXTERNAL_METHODS)
      .refine((types) => new Set(types).size === types.length, "must name each method once")
      .describe(
        `How the restaurant takes money itself, besides cash. Pages have words of their own for ${KNOWN_EXTERNAL_METHODS.join(", ")}`,
      ),
    own: z.array(z.string()),
  },
  ...EMBED_FIELDS,
  ...TABLE_ORDERING_FIELDS,
  serviceCharge: {
    input: ServiceCharge.partial().describe("For sales from now on; open bills keep theirs"),
    own: ServiceCharge,
  },
  orderServiceCharge: {
    guests: z.number().describe("In percent of what is ordered less its discount; 0 is none"),
  },
} as const satisfies WireFields;
