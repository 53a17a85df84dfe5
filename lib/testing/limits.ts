import type { App } from "@/lib/app/app";
import type { RateLimitPolicy } from "@/lib/platform/rate-limit/limits";

/** As if so many requests under a limit had been admitted just now. */
export async function takeTimes(
  app: App,
  policy: RateLimitPolicy,
  keyParts: readonly string[],
  times: number,
): Promise<void> {
  await app.db.pool.query(
    `INSERT INTO rate_limit AS r (key, hits, admitted, touched_at)
     VALUES ($1, array_fill($2::bigint, ARRAY[$3::int]), true, to_timestamp($2::bigint / 1000.0))
     ON CONFLICT (key) DO UPDATE SET hits = r.hits || excluded.hits`,
    [[policy.name, ...keyParts].join("|"), app.clock.now().getTime(), times],
  );
}
