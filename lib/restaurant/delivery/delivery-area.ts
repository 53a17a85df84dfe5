import { listsPostcode } from "@/lib/core/contact/postcode";
import { type Coordinates, distanceKm, isWithinRadius } from "./radius";

/** Where a restaurant delivers to, as far as its settings say. */
export type DeliveryArea = {
  latitude: number;
  longitude: number;
  country: string;
  /** Null where no radius is set. */
  deliveryRadiusKm: number | null;
  /** Postcodes that are delivered to, however far away they are. */
  deliveryPostcodes: readonly string[];
};

/** South, west, north and east of something that is no point. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

export type AddressPosition =
  | { kind: "point"; at: Coordinates }
  /** Somewhere within: the town or the postcode was found, the street was not. */
  | { kind: "within"; bounds: Bounds };

export const AREA_REASONS = [
  "NO_LIMIT",
  "POSTCODE_LISTED",
  "WITHIN_RADIUS",
  "BEYOND_RADIUS",
  "POSTCODE_NOT_LISTED",
  "POSITION_UNKNOWN",
] as const;
export type AreaReason = (typeof AREA_REASONS)[number];

export type AreaVerdict = { verdict: "inside" | "outside" | "unplaced"; reason: AreaReason };

const verdict = (name: AreaVerdict["verdict"], reason: AreaReason): AreaVerdict => ({
  verdict: name,
  reason,
});

/**
 * Whether an address is in the delivery area (docs/decisions/077): within the radius, its edge included, or with a listed
 * postcode. A restaurant that sets no radius delivers to its postcodes alone, and to everywhere if it lists none. What was
 * only found roughly is outside when all of it is, and never inside.
 */
export function judgeAddress(
  area: DeliveryArea,
  { postcode, position }: { postcode: string | null; position: AddressPosition | null },
): AreaVerdict {
  const { deliveryRadiusKm: radiusKm, deliveryPostcodes, country } = area;
  if (listsPostcode(deliveryPostcodes, postcode, country)) return verdict("inside", "POSTCODE_LISTED");
  if (radiusKm === null && deliveryPostcodes.length === 0) return verdict("inside", "NO_LIMIT");
  if (radiusKm === null) return verdict("outside", "POSTCODE_NOT_LISTED");
  if (position === null) return verdict("unplaced", "POSITION_UNKNOWN");
  const origin = { lat: area.latitude, lng: area.longitude };
  if (position.kind === "point")
    return isWithinRadius(origin, position.at, radiusKm)
      ? verdict("inside", "WITHIN_RADIUS")
      : verdict("outside", "BEYOND_RADIUS");
  return nearestKm(origin, position.bounds) > radiusKm
    ? verdict("outside", "BEYOND_RADIUS")
    : verdict("unplaced", "POSITION_UNKNOWN");
}

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** How far it is to what lies nearest within the bounds; 0 within them. */
export function nearestKm(origin: Coordinates, [south, west, north, east]: Bounds): number {
  // Beyond the antimeridian the box is wider than it looks; then nothing is said about it.
  if (west > east) return 0;
  return distanceKm(origin, {
    lat: between(origin.lat, south, north),
    lng: between(origin.lng, west, east),
  });
}

/** Bounds around a place, so many kilometres to each side. */
export function boundsAround({ lat, lng }: Coordinates, km: number): Bounds {
  const north = km / 111.2;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return [lat - north, lng - east, lat + north, lng + east];
}
