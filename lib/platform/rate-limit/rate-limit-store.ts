import { fail } from "@/lib/core/errors/app-error";
import type { Clock } from "@/lib/platform/clock";
import type { Db } from "@/lib/platform/db/db";
import type { Hit, Limiter } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/** Keeps one row per key with the times of its admitted requests; the row lock of the upsert makes it exact. */
const TAKE = `
  INSERT INTO rate_limit AS r (key, hits, admitted, touched_at)
  VALUES ($1, ARRAY[$2::bigint], true, to_timestamp($2::bigint / 1000.0))
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN cardinality(ARRAY(SELECT h FROM unnest(r.hits) h WHERE h > $2::bigint - $3::bigint)) < $4
           THEN ARRAY(SELECT h FROM unnest(r.hits) h WHERE h > $2::bigint - $3::bigint ORDER BY h) || $2::bigint
           ELSE ARRAY(SELECT h FROM unnest(r.hits) h WHERE h > $2::bigint - $3::bigint ORDER BY h) END,
    admitted = cardinality(ARRAY(SELECT h FROM unnest(r.hits) h WHERE h > $2::bigint - $3::bigint)) < $4,
    touched_at = to_timestamp($2::bigint / 1000.0)
  RETURNING admitted, hits[1]::float8 AS oldest, cardinality(hits) AS used`;

/** Hits of the same millisecond are worth the same, so taking away any one of them takes away this one. */
const GIVE_BACK = `
  UPDATE rate_limit AS r SET hits = ARRAY(
    SELECT h FROM unnest(r.hits) WITH ORDINALITY AS log(h, place)
     WHERE place <> array_position(r.hits, $2::bigint) ORDER BY place)
  WHERE key = $1 AND $2::bigint = ANY (r.hits)`;

function retryAfterSeconds(oldestMs: number, nowMs: number, policy: RateLimitPolicy): number {
  return Math.max(1, Math.ceil((oldestMs + policy.windowSeconds * 1000 - nowMs) / 1000));
}

function keyOf(policy: RateLimitPolicy, parts: readonly string[]): string {
  return [policy.name, ...parts].join("|");
}

function hitAt(db: Db, key: string, atMs: number): Hit {
  let isOnRecord = true;
  return {
    async giveBack() {
      if (!isOnRecord) return;
      isOnRecord = false;
      await db.pool.query({ name: "rate-limit-give-back", text: GIVE_BACK, values: [key, atMs] });
    },
  };
}

/** The limiter that every instance shares through the database. */
export function createDatabaseLimiter(db: Db, clock: Clock): Limiter {
  return {
    async take(policy, keyParts) {
      const nowMs = clock.now().getTime();
      const key = keyOf(policy, keyParts);
      const { rows } = await db.pool.query<{ admitted: boolean; oldest: number }>({
        name: "rate-limit-take",
        text: TAKE,
        values: [key, nowMs, policy.windowSeconds * 1000, policy.limit],
      });
      const row = rows[0];
      if (!row || row.admitted) return hitAt(db, key, nowMs);
      const seconds = retryAfterSeconds(row.oldest, nowMs, policy);
      return fail("RATE_LIMITED", `Too many requests. Try again in ${seconds} seconds.`, {
        headers: { "retry-after": String(seconds) },
      });
    },
    async peek(policy, keyParts) {
      const nowMs = clock.now().getTime();
      const { rows } = await db.pool.query<{ oldest: number | null; used: number }>(
        `SELECT min(h)::float8 AS oldest, count(*)::int AS used FROM rate_limit, unnest(hits) h
         WHERE key = $1 AND h > $2::bigint - $3::bigint`,
        [keyOf(policy, keyParts), nowMs, policy.windowSeconds * 1000],
      );
      const row = rows[0];
      if (!row || row.oldest === null || row.used < policy.limit) return null;
      return retryAfterSeconds(row.oldest, nowMs, policy);
    },
  };
}
