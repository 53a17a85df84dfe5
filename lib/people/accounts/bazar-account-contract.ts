import { z } from "zod";
import {
  MAX_ADDRESS_LENGTH,
  MAX_CITY_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSTCODE_LENGTH,
} from "@/lib/core/contact/contact";
import { PersonName } from "@/lib/core/contact/contact-contract";
import { ProvableProfile } from "./account-contract";
import { MAX_LABEL_LENGTH, MAX_SAVED_ADDRESSES } from "./saved-address";

const SavedAddress = z
  .object({
    label: z.string().trim().max(MAX_LABEL_LENGTH).describe('Such as "Home"; may be empty'),
    address: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH),
    postcode: z.string().trim().max(MAX_POSTCODE_LENGTH),
    city: z.string().trim().max(MAX_CITY_LENGTH).default(""),
    coords: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullable()
      .default(null)
      .describe("Where it is, as it was looked up; null when that is not known"),
  })
  .meta({ id: "SavedAddress" });
export type SavedAddress = z.output<typeof SavedAddress>;

export const DinerDetails = z.object({
  phone: z.string(),
  addresses: z.array(SavedAddress).describe("The first is the one that checkouts begin with"),
});

export const BazarAccount = ProvableProfile.extend({
  consentedAt: z.iso.datetime().describe("When the account was created with the consent to keep it"),
  ...DinerDetails.shape,
}).meta({ id: "BazarAccount" });

export const UpdateBazarAccountBody = z
  .object({
    name: PersonName,
    phone: z.string().trim().max(MAX_PHONE_LENGTH),
    addresses: z.array(SavedAddress).max(MAX_SAVED_ADDRESSES).describe("Replaces the saved addresses"),
  })
  .partial();
export type UpdateBazarAccountBody = z.output<typeof UpdateBazarAccountBody>;

export const FavouriteList = z.object({
  restaurants: z.array(
    z
      .object({ slug: z.string(), name: z.string(), city: z.string(), image: z.string().nullable() })
      .meta({ id: "FavouriteRestaurant" }),
  ),
});
