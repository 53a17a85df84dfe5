import type { App } from "@/lib/restaurant/app";
import { listPublicRows, type PublicRestaurant } from "./listed-restaurant-store";

/** As many as one sitemap may hold, less the platform's own pages. */
const MOST = 49_000;

/** The restaurants that are open to the public and have something to order or book. */
export function listPublicRestaurants(app: App, limit = MOST): Promise<PublicRestaurant[]> {
  return listPublicRows(app.db, { limit });
}
