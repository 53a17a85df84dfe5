import { foldedText, lettersBetween } from "@/lib/core/i18n/folded-text";
import { type AddressPosition, type Bounds, boundsAround } from "./delivery-area";
import { plainPostcode } from "./postcode";
import type { Coordinates } from "./radius";
import { houseNumberOf, isSameStreet, isSimilarStreet, streetLine } from "./street-text";

/** What is asked of a look-up: the address and nothing else. */
export type AddressQuery = {
  /** With the house number; "" asks for the town alone. */
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** Something that a look-up found, in the words of its map. */
export type FoundPlace = {
  kind: "house" | "street" | "area";
  at: Coordinates;
  /** Of an area; null where the map gives none. */
  bounds: Bounds | null;
  street: string;
  houseNumber: string;
  postcode: string;
  /** Its town, then what else it lies in: a district, a municipality. */
  towns: readonly string[];
  country: string;
};

/** What is known of an address once it has been looked up. */
export type AddressFinding = {
  /** The very address: its house, or at least its street. */
  found: FoundPlace | null;
  /** An address that is spelt much alike, where the very one was not found. */
  similar: FoundPlace | null;
  /** Where the address must lie, as its town or postcode was found. */
  within: Bounds | null;
};

/** A street that was found without bounds of its town lies in a town of at most this size. */
const TOWN_KM = 25;
/** "Turin" and "Torino", "Rome" and "Roma". */
const MOST_CHANGED = 1 / 3;

const isSamePostcode = (query: AddressQuery, place: FoundPlace) => {
  const asked = plainPostcode(query.postcode);
  return asked !== "" && asked === plainPostcode(place.postcode);
};

function isInTown(query: AddressQuery, place: FoundPlace): boolean {
  if (place.country !== query.country) return false;
  if (isSamePostcode(query, place)) return true;
  const asked = foldedText(query.city.trim());
  if (asked === "") return false;
  return place.towns.some((town) => {
    const known = foldedText(town);
    return lettersBetween(asked, known) <= Math.floor(Math.max(asked.length, known.length) * MOST_CHANGED);
  });
}

/** A house with another number tells no more than its street. */
function isHouse(query: AddressQuery, place: FoundPlace): boolean {
  if (place.kind !== "house") return false;
  const asked = houseNumberOf(streetLine(query.street));
  return asked === null || Number.parseInt(place.houseNumber, 10) === asked;
}

/** Judges what a look-up found: whether one of it is the address, one is spelt alike, or at least its town is known. */
export function matchAddress(query: AddressQuery, places: readonly FoundPlace[]): AddressFinding {
  const here = places.filter((place) => isInTown(query, place));
  const streets = here.filter(({ kind }) => kind !== "area");
  const street = streetLine(query.street);
  const rank = (place: FoundPlace) =>
    (isSamePostcode(query, place) ? 0 : 2) + (isHouse(query, place) ? 0 : 1);
  const byRank = (a: FoundPlace, b: FoundPlace) => rank(a) - rank(b);
  const exact = streets.filter((place) => isSameStreet(street, place.street)).sort(byRank)[0];
  const similar = streets.filter((place) => isSimilarStreet(street, place.street)).sort(byRank)[0];
  const area = here.find(({ kind, bounds }) => kind === "area" && bounds !== null);
  const within = area?.bounds ?? (streets[0] ? boundsAround(streets[0].at, TOWN_KM) : null);
  if (!exact) return { found: null, similar: similar ?? null, within };
  const found = isHouse(query, exact) ? exact : { ...exact, kind: "street" as const, houseNumber: "" };
  return { found, similar: null, within: null };
}

/** The position in a finding, as the delivery area is measured against it. */
export function positionOf({ found, within }: AddressFinding): AddressPosition | null {
  if (found) return { kind: "point", at: found.at };
  return within && { kind: "within", bounds: within };
}

/** The street of a place as it was asked for: the number where the asker put it, and theirs if the map has none. */
export function foundStreet(place: FoundPlace, query: AddressQuery): string {
  const line = streetLine(query.street);
  const asked = houseNumberOf(line);
  const number = place.houseNumber || (asked === null ? "" : String(asked));
  if (number === "") return place.street;
  return /^\d/.test(line) ? `${number} ${place.street}` : `${place.street} ${number}`;
}
