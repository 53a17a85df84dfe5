import type { z } from "zod";
import { listReachedTenants } from "@/lib/people/keys/api-key-store";
import type { App } from "@/lib/restaurant/app";
import type { ReachQuery } from "./api-key-contract";
import type { Reaching } from "./reach-guard";

/** A page of the restaurants that a key, or somebody of a team, reaches, by id. */
export async function listReach(
  app: App,
  { reach, query }: { reach: Reaching; query: z.output<typeof ReachQuery> },
) {
  const { limit, cursor = null } = query;
  const rows = await listReachedTenants(app.db, reach, { after: cursor, limit: limit + 1 });
  const restaurants = rows.slice(0, limit);
  const key = "key" in reach ? { id: reach.key.id, name: reach.key.name, scopes: reach.key.scopes } : null;
  return { restaurants, nextCursor: rows.length > limit ? (restaurants.at(-1)?.id ?? null) : null, key };
}
