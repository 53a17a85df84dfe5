import { placeOnStreet } from "@/lib/restaurant/delivery/embedded-lookup";
import {
  EMBEDDED_TOWNS,
  type EmbeddedStreet,
  type EmbeddedTown,
} from "@/lib/restaurant/delivery/embedded-places";
import { type Coordinates, distanceKm } from "@/lib/restaurant/delivery/radius";
import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import type { Random } from "./random";

type Home = { address: string; postcode: string; latitude: number; longitude: number };

/** Homes lie well inside the radius, where the restaurant's checks would have let their orders through. */
const SHARE_OF_RADIUS = 0.9;
/** So far behind the last house that the map has can a new one be. */
const NEWEST = 20;

/**
 * Where a guest of a restaurant lives, as the look-up of the demo knows it: street, postcode and position match.
 * What is not found is a house that is newer than the map; then the position is that of its street.
 */
export function pickHome(
  restaurant: DemoRestaurant,
  { random, isFound }: { random: Random; isFound: boolean },
): Home {
  const { city, country, deliveryRadiusKm } = restaurant;
  const town = EMBEDDED_TOWNS.find((each) => each.country === country && each.names.includes(city));
  if (!town) throw new Error(`The look-up of the demo does not know ${city}`);
  const origin = { lat: restaurant.latitude, lng: restaurant.longitude };
  for (;;) {
    const street = random.pick(town.streets);
    const { from, to } = street;
    const number = isFound ? random.between(from.number, to.number) : to.number + random.between(1, NEWEST);
    const { at } = placeOnStreet(street, number);
    if (distanceKm(origin, at) > deliveryRadiusKm * SHARE_OF_RADIUS) continue;
    return {
      address: country === "US" ? `${number} ${street.name}` : `${street.name} ${number}`,
      postcode: nearestPostcode(town, street, at),
      latitude: at.lat,
      longitude: at.lng,
    };
  }
}

/** A long street has several postcodes; a house has the one whose middle is nearest. */
function nearestPostcode(
  { districts }: EmbeddedTown,
  { postcodes }: EmbeddedStreet,
  at: Coordinates,
): string {
  const reach = (postcode: string) => {
    const middle = districts[postcode];
    return middle ? distanceKm(middle, at) : Number.POSITIVE_INFINITY;
  };
  return postcodes.toSorted((a, b) => reach(a) - reach(b))[0] ?? "";
}
