import { MAX_ADDRESS_LENGTH } from "./contact";

/** An address as orders keep it; `deliveryAddress` may end with the city. */
export type PostalAddress = {
  deliveryAddress: string | null;
  postcode: string | null;
  /** Null where the address was typed as one text. */
  city: string | null;
};

export type AddressPart = "street" | "postcode" | "city";

/** Countries that write the postcode behind the city. */
const POSTCODE_LAST = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "SG", "TH", "TW", "US", "ZA"]);
/** Countries that write the street last. */
const STREET_LAST = new Set(["CN", "JP", "KR"]);

/** The order in which a country (ISO 3166-1 alpha-2) writes an address, and people type it. */
export function addressOrder(country: string): readonly AddressPart[] {
  if (STREET_LAST.has(country)) return ["postcode", "city", "street"];
  return POSTCODE_LAST.has(country) ? ["street", "city", "postcode"] : ["street", "postcode", "city"];
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The street without the city at its end. */
export function streetOf(address: string, city: string | null): string {
  const cut = address.lastIndexOf(",");
  if (!city || cut < 0 || !same(address.slice(cut + 1).trim(), city.trim())) return address.trim();
  return address.slice(0, cut).trim();
}

/**
 * Street and city as one text, which is what readers of `deliveryAddress` see. Without the city where both together are
 * longer than an address may be.
 */
export function withCity(street: string, city: string): string {
  const [plain, place] = [streetOf(street, city), city.trim()];
  const joined = place === "" ? plain : `${plain}, ${place}`;
  return joined.length > MAX_ADDRESS_LENGTH ? plain : joined;
}

/** Postcode and city in the order of their country; "" where both are missing. */
export function townLine(
  { postcode, city }: Pick<PostalAddress, "postcode" | "city">,
  country: string,
): string {
  const parts = { postcode, city };
  return addressOrder(country)
    .filter((part) => part !== "street")
    .map((part) => parts[part])
    .filter(Boolean)
    .join(" ");
}

/** An address on one line, as its country writes it; "" where there is none. */
export function addressLine({ deliveryAddress, postcode, city }: PostalAddress, country: string): string {
  if (!city) return [deliveryAddress, postcode].filter(Boolean).join(", ");
  const street = deliveryAddress === null ? "" : streetOf(deliveryAddress, city);
  const town = townLine({ postcode, city }, country);
  const isStreetFirst = addressOrder(country)[0] === "street";
  const lines = isStreetFirst ? [street, town] : [town, street];
  return lines.filter(Boolean).join(isStreetFirst ? ", " : " ");
}
