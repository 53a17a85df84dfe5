import { z } from "zod";
import { MAX_ADDRESS_LENGTH, MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { AREA_REASONS } from "./delivery-area";

export const DeliveryAddressBody = z
  .object({
    deliveryAddress: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ADDRESS_LENGTH)
      .describe("Street and number; the city may follow"),
    postcode: z.string().trim().min(1).max(MAX_POSTCODE_LENGTH),
    city: z.string().trim().min(1).max(MAX_CITY_LENGTH),
  })
  .meta({ id: "DeliveryAddressBody" });
export type DeliveryAddressBody = z.output<typeof DeliveryAddressBody>;

const WrittenAddress = z.object({ street: z.string(), postcode: z.string(), city: z.string() });

export const DeliveryAddressCheck = z
  .object({
    verdict: z
      .enum(["inside", "outside", "unplaced"])
      .describe("Whether the address is in the delivery area; `unplaced` where that is not known"),
    accepted: z
      .boolean()
      .describe("Whether the restaurant takes an order to this address from its storefront"),
    checked: z.boolean().describe("Whether the map has the address with its house"),
    reasons: z
      .array(z.enum([...AREA_REASONS, "ADDRESS_NOT_FOUND", "HOUSE_NOT_FOUND", "LOOKUP_UNAVAILABLE"]))
      .describe("`HOUSE_NOT_FOUND`: the map has the street, without this house number"),
    position: z
      .object({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe("Of the house, or of its street where the map does not have the house"),
    distanceKm: z
      .number()
      .nullable()
      .describe(
        "From the restaurant, to the tenth of a kilometre; of an address that was not found, at least so far",
      ),
    address: WrittenAddress.nullable().describe("The address as the map writes it"),
    suggestion: WrittenAddress.nullable().describe(
      "An address that may be meant, where this one was not found or its postcode lies elsewhere than its city",
    ),
    addressToken: z
      .string()
      .describe("Send it with the order, so that the restaurant sees that the address was checked"),
  })
  .meta({ id: "DeliveryAddressCheck" });
