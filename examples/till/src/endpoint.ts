import { dataOf } from "bazar-client";
import { mayDo, type Restaurant } from "./bazar.js";
import type { Settings } from "./settings.js";

export interface Endpoint {
  /** Null for one that somebody else has made: the till leaves it alone. */
  readonly id: string | null;
  readonly secret: string;
}

/**
 * All types of events: their number counts everything that happens at the restaurant, so that an endpoint with a
 * selection would see gaps all the time.
 */
export async function makeEndpoint(restaurant: Restaurant, settings: Settings): Promise<Endpoint> {
  if (settings.webhookSecret !== null) return { id: null, secret: settings.webhookSecret };
  if (!mayDo(restaurant, "webhooks:write"))
    throw new Error("The key needs webhooks:write, or set BAZAR_WEBHOOK_SECRET.");
  const made = await dataOf(
    restaurant.bazar.POST("/api/tenant/{tenantId}/webhook-endpoints", {
      params: { path: restaurant.path },
      body: { url: settings.webhookUrl, description: "Example of a till", eventTypes: [] },
    }),
  );
  return { id: made.id, secret: made.secret };
}

export async function removeEndpoint({ bazar, path }: Restaurant, { id }: Endpoint): Promise<void> {
  if (id === null) return;
  const { response } = await bazar.DELETE("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}", {
    params: { path: { ...path, endpointId: id } },
  });
  if (!response.ok && response.status !== 404)
    throw new Error(`The endpoint ${id} could not be removed: ${response.status}`);
}
