import { plainPostcode } from "@/lib/core/contact/postcode";
import { foldedText } from "@/lib/core/i18n/folded-text";
import type { AddressLookup } from "./address-lookup";
import type { AddressQuery, FoundPlace } from "./address-match";
import { boundsAround } from "./delivery-area";
import { EMBEDDED_TOWNS, type EmbeddedStreet, type EmbeddedTown } from "./embedded-places";
import type { Coordinates } from "./radius";
import { houseNumberOf, isSameStreet, isSimilarStreet, streetLine } from "./street-text";

/** From the middle of a postcode to its edge. */
const DISTRICT_KM = 2.5;

function isMeant(town: EmbeddedTown, { city, postcode, country }: AddressQuery): boolean {
  if (town.country !== country) return false;
  const plain = plainPostcode(postcode);
  const byCode = town.postcodes.some((beginning) => plain.length === 5 && plain.startsWith(beginning));
  return byCode || town.names.some((name) => foldedText(name) === foldedText(city.trim()));
}

/** Where a house is on its street by its number; of a number that the street does not have, the middle of the street. */
export function placeOnStreet(
  street: EmbeddedStreet,
  number: number | null,
): { at: Coordinates; isHouse: boolean } {
  const house = houseAt(street, number);
  const middle = houseAt(street, Math.round((street.from.number + street.to.number) / 2));
  return { at: house ?? middle ?? street.from, isHouse: house !== null };
}

function houseAt({ from, to }: EmbeddedStreet, number: number | null): Coordinates | null {
  if (number === null || number < from.number || number > to.number) return null;
  const share = (number - from.number) / Math.max(1, to.number - from.number);
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    lat: rounded(from.lat + share * (to.lat - from.lat)),
    lng: rounded(from.lng + share * (to.lng - from.lng)),
  };
}

function streetPlace(town: EmbeddedTown, street: EmbeddedStreet, query: AddressQuery): FoundPlace {
  const number = houseNumberOf(streetLine(query.street));
  const { at, isHouse } = placeOnStreet(street, number);
  const asked = plainPostcode(query.postcode);
  return {
    kind: isHouse ? "house" : "street",
    at,
    bounds: null,
    street: street.name,
    houseNumber: isHouse ? String(number) : "",
    postcode: street.postcodes.find((postcode) => postcode === asked) ?? street.postcodes[0] ?? "",
    towns: town.names,
    country: town.country,
  };
}

function areaPlace(town: EmbeddedTown, { postcode }: AddressQuery): FoundPlace {
  const plain = plainPostcode(postcode);
  const district = town.districts[plain];
  return {
    kind: "area",
    at: district ?? town.centre,
    bounds: district ? boundsAround(district, DISTRICT_KM) : boundsAround(town.centre, town.reachKm),
    street: "",
    houseNumber: "",
    postcode: plain,
    towns: town.names,
    country: town.country,
  };
}

/** The look-up of the demo: a table of streets and postcodes in the towns of its restaurants. */
export function createEmbeddedLookup(): AddressLookup {
  return {
    source: "embedded",
    async search(query) {
      const line = streetLine(query.street);
      return EMBEDDED_TOWNS.filter((town) => isMeant(town, query)).flatMap((town) => {
        const named = (matches: (typed: string, found: string) => boolean) =>
          town.streets
            .filter(({ name }) => matches(line, name))
            .map((street) => streetPlace(town, street, query));
        return [...named(isSameStreet), ...named(isSimilarStreet), areaPlace(town, query)];
      });
    },
  };
}
