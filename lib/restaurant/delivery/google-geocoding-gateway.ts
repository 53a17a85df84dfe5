import { z } from "zod";
import { countryFacts } from "@/lib/core/i18n/country-facts";
import { type AddressLookup, AddressLookupFailed, queryText } from "./address-lookup";
import type { FoundPlace } from "./address-match";
import { type GeocoderCaller, requestGeocoder } from "./geocoder-request-gateway";
import { streetLine } from "./street-text";

const Point = z.object({ lat: z.number(), lng: z.number() });
const Box = z.object({ northeast: Point, southwest: Point });

/** developers.google.com/maps/documentation/geocoding/requests-geocoding, "Geocoding responses". */
const Result = z.object({
  types: z.array(z.string()),
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
  geometry: z.object({ location: Point, bounds: Box.optional(), viewport: Box.optional() }),
});
const Answer = z.object({ status: z.string(), results: z.array(z.unknown()).default([]) });

const TOWN_TYPES = [
  "locality",
  "postal_town",
  "sublocality",
  "administrative_area_level_3",
  "administrative_area_level_2",
];

function placeOf({ address_components, geometry }: z.output<typeof Result>): FoundPlace {
  const named = (type: string, form: "long_name" | "short_name" = "long_name") =>
    address_components.find(({ types }) => types.includes(type))?.[form] ?? "";
  const street = named("route");
  const houseNumber = named("street_number");
  const kind = street === "" ? "area" : houseNumber === "" ? "street" : "house";
  const box = geometry.bounds ?? geometry.viewport;
  return {
    kind,
    at: geometry.location,
    bounds:
      kind === "area" && box
        ? [box.southwest.lat, box.southwest.lng, box.northeast.lat, box.northeast.lng]
        : null,
    street,
    houseNumber,
    postcode: named("postal_code"),
    towns: TOWN_TYPES.flatMap((type) => named(type) || []),
    country: named("country", "short_name"),
  };
}

/** Google's Geocoding API. */
export function createGoogleLookup({
  key,
  origin = "https://maps.googleapis.com",
  ...caller
}: GeocoderCaller & { key: string; origin?: string }): AddressLookup {
  return {
    source: "google",
    async search(query) {
      const { country } = query;
      const address = new URL("/maps/api/geocode/json", origin);
      address.search = new URLSearchParams({
        address: queryText(query, streetLine),
        components: `country:${country}`,
        language: countryFacts(country)?.language ?? "en",
        key,
      }).toString();
      const answer = Answer.safeParse(await requestGeocoder(address, { ...caller, country }));
      if (!answer.success) throw new AddressLookupFailed("malformed");
      // Errors of the API are answered with 200 and a status.
      if (answer.data.status === "ZERO_RESULTS") return [];
      if (answer.data.status !== "OK") throw new AddressLookupFailed("refused");
      return answer.data.results.flatMap((result) => {
        const read = Result.safeParse(result);
        return read.success ? [placeOf(read.data)] : [];
      });
    },
  };
}
