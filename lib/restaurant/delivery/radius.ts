/** A place on the globe, in degrees. */
export type Coordinates = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371.0088;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The great-circle distance between two places (haversine, mean radius of the earth). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const halfLat = radians(b.lat - a.lat) / 2;
  const halfLng = radians(b.lng - a.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(halfLng) ** 2;
  // Rounding can raise the chord of opposite places just above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Whether the destination is within the delivery radius, its edge included (Specification, Orders, OUTSIDE_RADIUS). */
export function isWithinRadius(origin: Coordinates, destination: Coordinates, radiusKm: number): boolean {
  return distanceKm(origin, destination) <= radiusKm;
}
