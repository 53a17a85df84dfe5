import { z } from "zod";
import { type AddressLookup, AddressLookupFailed, queryText } from "./address-lookup";
import type { FoundPlace } from "./address-match";
import type { Bounds } from "./delivery-area";
import { type GeocoderCaller, requestGeocoder } from "./geocoder-request-gateway";
import { streetLine } from "./street-text";

const text = z.union([z.string(), z.number()]).transform(String).optional();

/** GeocodeJSON as Photon writes it: github.com/komoot/photon, docs/api-v1.md. */
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: z.string().optional(),
    osm_key: z.string().optional(),
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    city: text,
    district: text,
    locality: text,
    county: text,
    countrycode: z.string(),
    /** West, north, east, south. */
    extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  }),
});
const Answer = z.object({ features: z.array(z.unknown()) });

function placeOf({ geometry, properties }: z.output<typeof Feature>): FoundPlace {
  const { type, osm_key, name = "", housenumber = "", street = "", postcode = "", extent } = properties;
  const isStreet = type === "street" || osm_key === "highway";
  const kind = housenumber !== "" && street !== "" ? "house" : isStreet || street !== "" ? "street" : "area";
  const [lng, lat] = geometry.coordinates;
  const bounds: Bounds | null = extent ? [extent[3], extent[0], extent[1], extent[2]] : null;
  const { city, district, locality, county } = properties;
  const towns = [kind === "area" && !city ? name : city, district, locality, county];
  return {
    kind,
    at: { lat, lng },
    bounds: kind === "area" ? bounds : null,
    street: street || (kind === "street" ? name : ""),
    houseNumber: kind === "house" ? housenumber : "",
    postcode,
    towns: towns.flatMap((town) => town || []),
    country: properties.countrycode.toUpperCase(),
  };
}

/** Photon at the given address: a public one with fair use, or one's own. */
export function createPhotonLookup({ url, ...caller }: GeocoderCaller & { url: string }): AddressLookup {
  return {
    source: "photon",
    async search(query) {
      const address = new URL("api", url.endsWith("/") ? url : `${url}/`);
      address.search = new URLSearchParams({ q: queryText(query, streetLine), limit: "10" }).toString();
      const answer = Answer.safeParse(await requestGeocoder(address, { ...caller, country: query.country }));
      if (!answer.success) throw new AddressLookupFailed("malformed");
      return answer.data.features.flatMap((feature) => {
        const read = Feature.safeParse(feature);
        return read.success ? [placeOf(read.data)] : [];
      });
    },
  };
}
