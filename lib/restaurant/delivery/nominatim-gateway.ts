import { z } from "zod";
import { type AddressLookup, AddressLookupFailed, queryText } from "./address-lookup";
import type { FoundPlace } from "./address-match";
import { type GeocoderCaller, requestGeocoder } from "./geocoder-request-gateway";
import { streetLine } from "./street-text";

const degrees = z.coerce.number();

/** The format `jsonv2` with address details: nominatim.org/release-docs/latest/api/Output. */
const Place = z.object({
  lat: degrees,
  lon: degrees,
  category: z.string().optional(),
  addresstype: z.string().optional(),
  /** South, north, west, east. */
  boundingbox: z.tuple([degrees, degrees, degrees, degrees]).optional(),
  address: z.record(z.string(), z.string()),
});
const Answer = z.array(z.unknown());

/** What a street can be called, by what it is: the details name it by its kind. */
const STREET_NAMES = ["road", "pedestrian", "footway", "residential", "path", "square", "place"];
const TOWN_NAMES = [
  "city",
  "town",
  "village",
  "municipality",
  "hamlet",
  "city_district",
  "suburb",
  "borough",
  "county",
];

function placeOf({
  lat,
  lon,
  category,
  addresstype,
  boundingbox,
  address,
}: z.output<typeof Place>): FoundPlace {
  const street = STREET_NAMES.map((name) => address[name]).find(Boolean) ?? "";
  const houseNumber = address.house_number ?? "";
  const isStreet =
    street !== "" && (addresstype === "road" || category === "highway" || addresstype === "square");
  const kind = houseNumber !== "" && street !== "" ? "house" : isStreet ? "street" : "area";
  return {
    kind,
    at: { lat, lng: lon },
    bounds:
      kind === "area" && boundingbox
        ? [boundingbox[0], boundingbox[2], boundingbox[1], boundingbox[3]]
        : null,
    street: kind === "area" ? "" : street,
    houseNumber: kind === "house" ? houseNumber : "",
    postcode: address.postcode ?? "",
    towns: TOWN_NAMES.flatMap((name) => address[name] ?? []),
    country: (address.country_code ?? "").toUpperCase(),
  };
}

/** Nominatim at the given address. The public one takes one request a second; its rules forbid more. */
export function createNominatimLookup({ url, ...caller }: GeocoderCaller & { url: string }): AddressLookup {
  return {
    source: "nominatim",
    async search(query) {
      const address = new URL("search", url.endsWith("/") ? url : `${url}/`);
      address.search = new URLSearchParams({
        q: queryText(query, streetLine),
        countrycodes: query.country.toLowerCase(),
        format: "jsonv2",
        addressdetails: "1",
        limit: "10",
      }).toString();
      const answer = Answer.safeParse(await requestGeocoder(address, { ...caller, country: query.country }));
      if (!answer.success) throw new AddressLookupFailed("malformed");
      return answer.data.flatMap((place) => {
        const read = Place.safeParse(place);
        return read.success ? [placeOf(read.data)] : [];
      });
    },
  };
}
