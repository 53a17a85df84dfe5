import { districtOf, plainPostcode } from "@/lib/core/contact/postcode";
import { foldedText, lettersBetween } from "@/lib/core/i18n/folded-text";
import { type AddressPosition, type Bounds, boundsAround } from "./delivery-area";
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
  /** The very address: its house, or at least its street. Nothing of what was typed contradicts it. */
  found: FoundPlace | null;
  /** An address that may be meant: one that is spelt much alike, or has another postcode or town. */
  similar: FoundPlace | null;
  /** Where the address must lie, as its town or postcode was found. */
  within: Bounds | null;
};

/** A street that was found without bounds of its town lies in a town of at most this size. */
const TOWN_KM = 25;
/** "Turin" and "Torino", "Rome" and "Roma". */
const MOST_CHANGED = 1 / 3;

/** Whether a part of the address says the same on the map; null where one of both does not say it. */
type Agreement = boolean | null;

const isSamePostcode = (query: AddressQuery, place: FoundPlace) => {
  const asked = plainPostcode(query.postcode);
  return asked !== "" && asked === plainPostcode(place.postcode);
};

/** A long street has several postcodes and a map names one of them, so that another one says nothing against it. */
function postcodeAgrees(query: AddressQuery, place: FoundPlace): Agreement {
  const [asked, known] = [plainPostcode(query.postcode), plainPostcode(place.postcode)];
  if (asked === "" || known === "") return null;
  const { country } = query;
  if (asked === known || asked === districtOf(known, country) || districtOf(asked, country) === known)
    return true;
  return place.kind === "street" ? null : false;
}

/** Names in different scripts cannot be compared: "都灵" is Turin, and no letter of it says so. */
function townAgrees(query: AddressQuery, place: FoundPlace): Agreement {
  const asked = foldedText(query.city.trim());
  const comparable = place.towns.map(foldedText).filter((town) => isLatin(town) === isLatin(asked));
  if (asked === "" || comparable.length === 0) return null;
  return comparable.some(
    (town) => lettersBetween(asked, town) <= Math.floor(Math.max(asked.length, town.length) * MOST_CHANGED),
  );
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** "here" where town or postcode say so, "disputed" where the other one says something else; null for anywhere else. */
function standingOf(query: AddressQuery, place: FoundPlace): "here" | "disputed" | null {
  if (place.country !== query.country) return null;
  const parts = [postcodeAgrees(query, place), townAgrees(query, place)];
  if (!parts.includes(true)) return null;
  return parts.includes(false) ? "disputed" : "here";
}

/** A house with another number tells no more than its street. */
function isHouse(query: AddressQuery, place: FoundPlace): boolean {
  if (place.kind !== "house") return false;
  const line = streetLine(query.street);
  const asked = houseNumberOf(line);
  // Where words are not separated, the number is not either: the map has read it.
  if (asked === null) return !isLatin(line) && /\d/.test(line);
  return Number.parseInt(place.houseNumber, 10) === asked;
}

/**
 * Judges what a look-up found: whether one of it is the address, one may be meant, or at least its town is known. An
 * address whose town and postcode lie in different places is not found: it is for the guest to say which one is right.
 */
export function matchAddress(query: AddressQuery, places: readonly FoundPlace[]): AddressFinding {
  const near = places.filter((place) => standingOf(query, place) !== null);
  const isHere = (place: FoundPlace) => standingOf(query, place) === "here";
  const streets = near.filter(({ kind }) => kind !== "area");
  const street = streetLine(query.street);
  const rank = (place: FoundPlace) =>
    (isHere(place) ? 0 : 4) + (isSamePostcode(query, place) ? 0 : 2) + (isHouse(query, place) ? 0 : 1);
  const byRank = (a: FoundPlace, b: FoundPlace) => rank(a) - rank(b);
  const [exact] = streets.filter((place) => isSameStreet(street, place.street)).sort(byRank);
  const [similar] = streets.filter((place) => isSimilarStreet(street, place.street)).sort(byRank);
  const asAsked = (place: FoundPlace) =>
    isHouse(query, place) ? place : { ...place, kind: "street" as const, houseNumber: "" };
  if (exact && isHere(exact)) return { found: asAsked(exact), similar: null, within: null };
  if (exact) return { found: null, similar: asAsked(exact), within: boundsOfAll(near) };
  const area = near.find(({ kind, bounds }) => kind === "area" && bounds !== null);
  const within = area?.bounds ?? (streets[0] ? boundsAround(streets[0].at, TOWN_KM) : null);
  return { found: null, similar: similar ? asAsked(similar) : null, within };
}

/** Where an address can be, of which nobody knows which of its parts is wrong. */
function boundsOfAll(places: readonly FoundPlace[]): Bounds {
  const all = places.map(({ bounds, at }) => bounds ?? boundsAround(at, TOWN_KM));
  const edge = (side: 0 | 1 | 2 | 3) => all.map((bounds) => bounds[side]);
  return [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
}

/** The position in a finding, as the delivery area is measured against it. */
export function positionOf({ found, within }: AddressFinding): AddressPosition | null {
  if (found) return { kind: "point", at: found.at };
  return within && { kind: "within", bounds: within };
}

/** The street and house of a place as the map has them, with the number where the asker put it. */
export function foundStreet(place: FoundPlace, query: AddressQuery): string {
  return numbered(place.street, place.houseNumber, query);
}

/** The street that may be meant, with the number that was typed if the map has none. */
export function meantStreet(place: FoundPlace, query: AddressQuery): string {
  return numbered(
    place.street,
    place.houseNumber || String(houseNumberOf(streetLine(query.street)) ?? ""),
    query,
  );
}

function numbered(street: string, number: string, query: AddressQuery): string {
  if (number === "") return street;
  return /^\d/.test(streetLine(query.street)) ? `${number} ${street}` : `${street} ${number}`;
}
