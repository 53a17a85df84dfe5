import type { App } from "@/lib/restaurant/app";
import type { Coordinates } from "@/lib/restaurant/delivery/radius";
import { findPlaceRow } from "./listed-restaurant-store";
import { dishWords, storable } from "./search-text";

/** A place that somebody wants to eat at. */
export type Place = { name: string } & Coordinates;

/**
 * Where an address, a city or a postcode is, as far as the platform's restaurants tell: the middle of those in that city.
 * Null for places without a restaurant.
 */
export async function findPlace(app: App, { text }: { text: string }): Promise<Place | null> {
  const words = storable(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}'’-]+/gu, " ")
    .trim();
  if (dishWords(words).length === 0) return null;
  const place = await findPlaceRow(app.db, words);
  return place && { name: place.city, lat: place.lat, lng: place.lng };
}
