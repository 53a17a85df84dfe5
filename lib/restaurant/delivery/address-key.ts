import { createHash } from "node:crypto";
import { streetOf } from "@/lib/core/contact/postal-address";
import { plainPostcode } from "@/lib/core/contact/postcode";
import type { AddressQuery } from "./address-match";

export type SentAddress = { deliveryAddress: string | null; postcode: string | null; city: string | null };

/** Changes whenever the same answer of a map would be judged in another way, or be kept for other addresses. */
const EDITION = 2;

/** What is asked of a map about an address; the city is taken off the street where it is repeated there. */
export function addressQuery(
  { deliveryAddress, postcode, city }: SentAddress,
  country: string,
): AddressQuery {
  return {
    street: streetOf(deliveryAddress ?? "", city),
    postcode: postcode ?? "",
    city: city ?? "",
    country,
  };
}

/** Marks stay: they are vowels in Thai, tell か from が, and Schönstraße from Schonstraße. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The same for the same address, however it is spaced, capitalised and encoded. */
export function plainAddress({ street, postcode, city, country }: AddressQuery): string {
  return JSON.stringify([plain(street), plainPostcode(postcode), plain(city), country]);
}

/** The key under which a map's answer is kept: a digest of what was typed. The answer beside it is plain text. */
export function lookupKey(query: AddressQuery, source: string): string {
  const text = JSON.stringify([EDITION, source, plainAddress(query)]);
  return createHash("sha256").update(text).digest("base64url");
}
