import { type Bazar, dataOf } from "bazar-client";
import { check } from "./check.js";

export interface Restaurant {
  id: string;
  slug: string;
  name: string;
  currency: string;
  timeZone: string;
}

/**
 * Finds the restaurant that the key reaches, and says at once which scope is missing, not in the middle of an order.
 */
export async function openRestaurant(
  bazar: Bazar,
  { tenant, scopes }: { tenant: string; scopes: readonly string[] },
): Promise<Restaurant> {
  const { restaurants, key } = await dataOf(bazar.GET("/api/tenant"));
  const granted = new Set<string>(key?.scopes);
  const missing = scopes.filter(
    (scope) => !granted.has(scope) && !granted.has(scope.replace(/:read$/, ":write")),
  );
  check(missing.length === 0, `the key lacks the scopes ${missing.join(", ")}`);
  const restaurant = restaurants.find(({ slug, id }) => slug === tenant || id === tenant);
  check(restaurant !== undefined, `the key does not reach ${tenant}`);
  return restaurant;
}
