import { type Bazar, type components, createBazar, dataOf, everyPage } from "bazar-client";
import { tellRetry } from "../../shared/tell-retry.js";

export type Schemas = components["schemas"];
export type Order = Schemas["OperatorOrder"];
export type Product = Schemas["TenantProduct"];

/** A restaurant as a key reaches it. */
export interface Restaurant {
  readonly bazar: Bazar;
  readonly path: { readonly tenantId: string };
  readonly currency: string;
  readonly scopes: readonly string[];
}

/** The first call of a program: is the key good, and does it reach the restaurant? */
export async function reachRestaurant(
  options: { url: string; key: string; tenant: string },
  send: typeof fetch = fetch,
): Promise<Restaurant> {
  const bazar = createBazar({ baseUrl: options.url, key: options.key, fetch: send, onRetry: tellRetry });
  const pages = everyPage((cursor) => dataOf(bazar.GET("/api/tenant", { params: { query: { cursor } } })));
  for await (const { restaurants, key } of pages) {
    const reached = restaurants.find(({ slug }) => slug === options.tenant);
    if (reached) {
      const { slug: tenantId, currency } = reached;
      return { bazar, path: { tenantId }, currency, scopes: key?.scopes ?? [] };
    }
  }
  throw new Error(`The key does not reach a restaurant called ${options.tenant}.`);
}

/** `write` includes `read`. */
export function mayDo(restaurant: Restaurant, scope: string): boolean {
  return restaurant.scopes.includes(scope) || restaurant.scopes.includes(scope.replace(/:read$/, ":write"));
}
