import { z } from "zod";
import { MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { EmailText, PhoneInput } from "@/lib/core/contact/contact-contract";
import { MAX_LISTED_POSTCODE_LENGTH, MAX_LISTED_POSTCODES } from "@/lib/core/contact/postcode";
import { LocaleCode, LocaleMapSchema, optionalTexts } from "@/lib/core/i18n/locale-map";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { PictureAddressInput } from "@/lib/core/pictures/picture-contract";
import { isLogoAddress } from "@/lib/core/pictures/picture-sources";
import { CalendarDay, InstantInput } from "@/lib/core/time/time-contract";
import { type Service, serviceHoursSchema } from "@/lib/restaurant/hours/opening-hours";
import { CUISINES, MAX_CUISINES } from "./cuisine";
import { PAYMENT_SWITCHES, type PaymentSwitch } from "./payment-switch";
import {
  MAX_ALERT_EMAILS,
  MAX_RADIUS_KM,
  MAX_SERVICE_PERCENT,
  ORDERS_PER_SLOT,
  SCHEDULE_DAYS,
  SERVICE_GUESTS,
  SETTINGS_MINUTES,
  TIP_COUNT,
  TIP_PERCENT,
  UNSEEN_MINUTES,
} from "./settings-limits";

const MAX_SPECIAL_DAYS = 400;

export const UNPLACED_ADDRESSES = ["accept", "refuse"] as const;

export const DISPLAY_FONTS = ["fraunces", "instrument-sans", "bricolage-grotesque"] as const;

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
    .describe("Only tables opened for so many guests or more are charged; null charges every table"),
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
  .record(CalendarDay, text(60))
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

/** Any of a restaurant's settings; a service's hours and payment switches that are omitted stay as they are. */
export const UpdateSettingsBody = z
  .object({
    name: text(80),
    tagline: optionalTexts(160),
    about: optionalTexts(4_000),
    cuisines: z
      .array(z.enum(CUISINES))
      .max(MAX_CUISINES)
      .refine((cuisines) => new Set(cuisines).size === cuisines.length, "must name each cuisine once")
      .describe("What the kitchen cooks; the marketplace finds restaurants by it"),
    heroImage: PictureAddressInput,
    logoImage: z
      .string()
      .refine(isLogoAddress, "must be the address of an uploaded logo, such as /media/…-480.webp")
      .nullable(),
    accent: z.string().regex(COLOR, "must be a color such as #7a1f3d or oklch(0.5 0.15 30)"),
    displayFont: z.enum(DISPLAY_FONTS),
    email: EmailText,
    phone: PhoneInput,
    legalName: z.string().trim().max(120).describe("Who runs the restaurant, as on a receipt"),
    vatNumber: z
      .string()
      .trim()
      .max(32)
      .regex(/^[\p{L}\p{N} ./-]*$/u, "must be letters, digits, spaces, dots, slashes or dashes"),
    imprint: optionalTexts(4_000).describe("What the imprint says besides name, address and contact"),
    address: text(200),
    postcode: z.string().trim().max(MAX_POSTCODE_LENGTH),
    city: text(100),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    locales: z
      .array(LocaleCode)
      .min(1)
      .max(10)
      .refine((codes) => new Set(codes).size === codes.length, "must name each locale once"),
    openingHours: z.object({ pickup: hours, delivery: hours, reservation: hours }).partial(),
    specialDayNames,
    pausedUntil: InstantInput.nullable().describe("Null resumes ordering"),
    pickupEnabled: z.boolean(),
    deliveryEnabled: z.boolean(),
    deliveryFee: amount,
    deliveryMinimum: amount,
    deliveryRadiusKm: z
      .number()
      .gt(0)
      .max(MAX_RADIUS_KM)
      .nullable()
      .describe("Null means no limit, or the postcodes alone where there are any"),
    deliveryPostcodes: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(2 * MAX_LISTED_POSTCODE_LENGTH),
      )
      .max(MAX_LISTED_POSTCODES)
      .describe("Delivered to however far away, beside the radius; replaced as a whole"),
    unplacedAddresses: z
      .enum(UNPLACED_ADDRESSES)
      .describe(
        "Whether the storefront takes deliveries to addresses that were looked up and not found. Orders of other clients are always taken",
      ),
    prepMinutes: minutes,
    deliveryMinutes: minutes,
    cancelGraceMinutes: minutes,
    scheduleDays: wholeIn(SCHEDULE_DAYS)
      .nullable()
      .describe(
        "How many days ahead orders can be scheduled, 0 for later today only; null for no scheduled orders",
      ),
    ordersPerSlot: wholeIn(ORDERS_PER_SLOT)
      .nullable()
      .describe(
        "How many orders can be due in a quarter hour before no more can be scheduled for it; null for no limit",
      ),
    personalDataMonths: z
      .int()
      .min(1)
      .max(120)
      .describe("Months after which guests' data is erased from orders, bookings and gift cards"),
    unseenMinutes: wholeIn(UNSEEN_MINUTES).describe(
      "Minutes after which a new order that nobody has seen is reported to the owners by email",
    ),
    alertEmails,
    paymentMethods: PaymentSwitches.partial(),
    tips: Tips.partial(),
    serviceCharge: ServiceCharge.partial().describe("For sales from now on; open bills keep theirs"),
  })
  .partial();
export type UpdateSettingsBody = z.output<typeof UpdateSettingsBody>;

export const Settings = z
  .object({
    id: z.string(),
    slug: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    name: z.string(),
    tagline: LocaleMapSchema,
    about: LocaleMapSchema,
    cuisines: z.array(z.string()),
    heroImage: z.string().nullable(),
    logoImage: z.string().nullable(),
    accent: z.string(),
    displayFont: z.string(),
    email: z.string(),
    phone: z.string(),
    legalName: z.string(),
    vatNumber: z.string(),
    imprint: LocaleMapSchema,
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    locales: z.array(z.string()),
    openingHours: OpeningHoursWire,
    specialDayNames: z.record(z.string(), z.string()).describe("By date"),
    pausedUntil: z.string().nullable().describe("Null while ordering is not paused"),
    pickupEnabled: z.boolean(),
    deliveryEnabled: z.boolean(),
    deliveryFee: z.number(),
    deliveryMinimum: z.number(),
    deliveryRadiusKm: z.number().nullable(),
    deliveryPostcodes: z.array(z.string()),
    unplacedAddresses: z.enum(UNPLACED_ADDRESSES),
    prepMinutes: z.int(),
    deliveryMinutes: z.int(),
    cancelGraceMinutes: z.int(),
    scheduleDays: z.int().nullable(),
    ordersPerSlot: z.int().nullable(),
    personalDataMonths: z.int(),
    unseenMinutes: z.int(),
    alertEmails: z.array(z.string()),
    paymentMethods: PaymentSwitches,
    tips: Tips,
    serviceCharge: ServiceCharge,
  })
  .meta({ id: "Settings" });
export type Settings = z.output<typeof Settings>;

export const PauseBody = z.object({
  until: InstantInput.nullable().describe("Null resumes ordering"),
});

export const PauseState = z.object({ pausedUntil: z.string().nullable() });
