import type { App } from "@/lib/restaurant/app";
import { listCityRows } from "./listed-restaurant-store";

const MOST_CITIES = 50;

/** The cities in which restaurants are open to the public, by name; the fifty with the most. */
export function listCities(app: App): Promise<string[]> {
  return listCityRows(app.db, { limit: MOST_CITIES });
}
