import { type Bazar, type components, createBazar, dataOf, everyPage } from "bazar-client";
import { type Money, moneyOf } from "../../shared/money.js";
import { tellRetry } from "../../shared/tell-retry.js";
import { Calendar } from "./calendar.js";

export type Schemas = components["schemas"];

/** A restaurant as a key reaches it. */
export interface Restaurant {
  readonly bazar: Bazar;
  readonly path: { readonly tenantId: string };
  readonly money: Money;
  readonly calendar: Calendar;
  readonly scopes: readonly string[];
}

/** What the books read; the smallest key has these and nothing else. */
export const SCOPES = [
  "orders:read",
  "bills:read",
  "money:read",
  "receipts:read",
  "gift_cards:read",
  "drawers:read",
  "reports:read",
  "events:read",
] as const;

/** The first call of a program: is the key good, and does it reach the restaurant? */
export async function reachRestaurant(options: {
  url: string;
  key: string;
  tenant: string;
}): Promise<Restaurant> {
  const bazar = createBazar({ baseUrl: options.url, key: options.key, onRetry: tellRetry });
  const pages = everyPage((cursor) => dataOf(bazar.GET("/api/tenant", { params: { query: { cursor } } })));
  for await (const { restaurants, key } of pages) {
    const reached = restaurants.find(({ slug }) => slug === options.tenant);
    if (reached)
      return {
        bazar,
        path: { tenantId: reached.slug },
        money: moneyOf(reached.currency),
        calendar: new Calendar(reached.timeZone),
        scopes: key?.scopes ?? [],
      };
  }
  throw new Error(`The key does not reach a restaurant called ${options.tenant}.`);
}

/** A key of books that can write is a mistake, and one that lacks something fails in the middle of the night. */
export function checkScopes({ scopes }: Restaurant): void {
  const missing = SCOPES.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw new Error(`The key lacks ${missing.join(", ")}.`);
  const tooMuch = scopes.filter((scope) => scope.endsWith(":write"));
  if (tooMuch.length > 0) process.stderr.write(`The key may more than it needs: ${tooMuch.join(", ")}.\n`);
}
