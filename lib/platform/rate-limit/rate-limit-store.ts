import type { Clock } from "@/lib/platform/clock";
import { batched } from "@/lib/platform/db/batched";
import type { Db } from "@/lib/platform/db/db";
import { type Attempt, IN_FLIGHT_MS, IN_FLIGHT_RETRY_SECONDS, type Limiter, refuseRate } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/** The numbers of a column that are younger than so many milliseconds, oldest first. */
const young = (column: string, ms: string) =>
  `ARRAY(SELECT h FROM unnest(r.${column}) h WHERE h > excluded.hits[1] - ${ms} ORDER BY h)`;
const HITS = young("hits", "$3::bigint");
const IN_FLIGHT = young("in_flight", String(IN_FLIGHT_MS));

/**
 * Keeps one row per key with the times of its admitted requests; the row lock of the upsert makes it exact. Several keys,
 * each once, are taken in their order, so that processes do not wait for each other in a circle.
 */
const TAKE = `
  INSERT INTO rate_limit AS r (key, hits, in_flight, admitted, touched_at)
  SELECT key, ARRAY[at], CASE WHEN $5 THEN ARRAY[at] ELSE '{}' END, true, to_timestamp(at / 1000.0)
    FROM unnest($1::text[], $2::bigint[]) AS taken(key, at) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN cardinality(${HITS}) < $4 THEN ${HITS} || excluded.hits ELSE ${HITS} END,
    in_flight = CASE WHEN $5 AND cardinality(${HITS}) < $4 THEN ${IN_FLIGHT} || excluded.hits ELSE ${IN_FLIGHT} END,
    admitted = cardinality(${HITS}) < $4,
    touched_at = excluded.touched_at
  RETURNING key, admitted, hits[1]::float8 AS oldest, cardinality(in_flight) AS "inFlight"`;
const MOST_AT_ONCE = 50;

/** Hits of the same millisecond are worth the same, so taking away any one of them takes away this one. */
const without = (column: string) => `
  ARRAY(SELECT h FROM unnest(r.${column}) WITH ORDINALITY AS log(h, place)
         WHERE place IS DISTINCT FROM array_position(r.${column}, $2::bigint) ORDER BY place)`;
const GIVE_BACK = `
  UPDATE rate_limit AS r SET hits = ${without("hits")}, in_flight = ${without("in_flight")}
   WHERE key = $1 AND $2::bigint = ANY (r.hits)`;
const FAIL = `
  UPDATE rate_limit AS r SET in_flight = ${without("in_flight")} WHERE key = $1 AND $2::bigint = ANY (r.in_flight)`;

function retryAfterSeconds(oldestMs: number, nowMs: number, policy: RateLimitPolicy): number {
  return Math.max(1, Math.ceil((oldestMs + policy.windowSeconds * 1000 - nowMs) / 1000));
}

function keyOf(policy: RateLimitPolicy, parts: readonly string[]): string {
  return [policy.name, ...parts].join("|");
}

/** An admitted request; whichever of its ends comes first counts. */
function attemptAt(db: Db, key: string, atMs: number): Attempt {
  let isOver = false;
  const end = (name: string, text: string) => async () => {
    if (isOver) return;
    isOver = true;
    await db.pool.query({ name, text, values: [key, atMs] });
  };
  return { giveBack: end("rate-limit-give-back", GIVE_BACK), fail: end("rate-limit-fail", FAIL) };
}

type NewHit = { key: string; atMs: number };
type Taken = { admitted: boolean; oldest: number; inFlight: number };

/** The limiter that every instance shares through the database. */
export function createDatabaseLimiter(db: Db, clock: Clock): Limiter {
  const takers = new Map<string, (hit: NewHit) => Promise<Taken | undefined>>();

  /** Takes hits of one limit that come together by one statement. */
  function takerOf({ name, limit, windowSeconds }: RateLimitPolicy, isAttempt: boolean) {
    const id = [name, limit, windowSeconds, isAttempt].join("|");
    const known = takers.get(id);
    if (known) return known;
    const take = async (hits: NewHit[]) => {
      const keys = hits.map(({ key }) => key);
      const { rows } = await db.pool.query<Taken & { key: string }>({
        name: "rate-limit-take",
        text: TAKE,
        values: [keys, hits.map(({ atMs }) => atMs), windowSeconds * 1000, limit, isAttempt],
      });
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return keys.map((key) => byKey.get(key));
    };
    const taker = batched(take, { keyOf: ({ key }) => key, most: MOST_AT_ONCE });
    takers.set(id, taker);
    return taker;
  }

  async function admit(policy: RateLimitPolicy, keyParts: readonly string[], isAttempt: boolean) {
    const nowMs = clock.now().getTime();
    const key = keyOf(policy, keyParts);
    const row = await takerOf(policy, isAttempt)({ key, atMs: nowMs });
    if (!row || row.admitted) return attemptAt(db, key, nowMs);
    const seconds = row.inFlight > 0 ? IN_FLIGHT_RETRY_SECONDS : retryAfterSeconds(row.oldest, nowMs, policy);
    return refuseRate(policy, seconds);
  }
  return {
    take: (policy, keyParts) => admit(policy, keyParts, false),
    attempt: (policy, keyParts) => admit(policy, keyParts, true),
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
