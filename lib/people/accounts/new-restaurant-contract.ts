import { z } from "zod";
import { MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { PersonName, PhoneInput } from "@/lib/core/contact/contact-contract";
import { LocaleCode } from "@/lib/core/i18n/locale-map";
import { isTimeZone } from "@/lib/core/time/zone";
import {
  MAX_MENU_LOCALES,
  MAX_RESTAURANT_NAME_LENGTH,
  MAX_STREET_LENGTH,
} from "@/lib/restaurant/tenancy/settings-limits";
import { slugProblem } from "@/lib/restaurant/tenancy/slug";
import { AccountEmail, NewPassword } from "./account-contract";

const text = (longest: number) => z.string().trim().min(1).max(longest);
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const EXAMPLE = {
  name: "Caffè Nuovo",
  phone: "+39 011 555 0100",
  address: "Via Po 1",
  postcode: "10124",
  city: "Torino",
  country: "IT",
  latitude: 45.0703,
  longitude: 7.6869,
  timeZone: "Europe/Rome",
  currency: "EUR",
  locales: ["it", "en"],
};

export const NewRestaurant = z
  .object({
    name: text(MAX_RESTAURANT_NAME_LENGTH),
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .refine(
        (slug) => slugProblem(slug) === null,
        "must be 3 to 40 letters, digits and hyphens, and not reserved",
      )
      .optional()
      .describe("Generated from the name if omitted"),
    email: AccountEmail.optional().describe("Shown to customers; the owner's if omitted"),
    phone: PhoneInput,
    address: text(MAX_STREET_LENGTH),
    postcode: z.string().trim().max(MAX_POSTCODE_LENGTH).default(""),
    city: text(MAX_CITY_LENGTH),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    timeZone: z.string().refine(isTimeZone, "must be a time zone such as Europe/Rome"),
    currency: z.string().refine((code) => CURRENCIES.has(code), "must be a currency code such as EUR"),
    locales: z
      .array(LocaleCode)
      .min(1)
      .max(MAX_MENU_LOCALES)
      .refine((codes) => new Set(codes).size === codes.length, "must name each locale once"),
  })
  .meta({ example: EXAMPLE });
export type NewRestaurant = z.output<typeof NewRestaurant>;

export const RegisterRestaurantBody = z.object({
  restaurant: NewRestaurant,
  owner: z.object({ name: PersonName, email: AccountEmail, password: NewPassword }),
  termsAccepted: z.literal(true, "must be true: read and accept the terms first"),
});
export type RegisterRestaurant = z.output<typeof RegisterRestaurantBody>;
