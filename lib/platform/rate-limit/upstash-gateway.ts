import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { newId } from "@/lib/core/ids/ids";
import type { Clock } from "@/lib/platform/clock";
import { type Attempt, IN_FLIGHT_MS, IN_FLIGHT_RETRY_SECONDS, type Limiter, refuseRate } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/** Begins the member of an attempt whose outcome is not known yet. */
const FLIGHT = "flight:";

/**
 * One sorted set per key with the times of admitted requests. Redis runs a script alone, so it is exact for all
 * instances. Returns the time of the hit that blocks, or -1, and whether an attempt is in flight. The last argument
 * says whether to record.
 */
const DECIDE = `
local key, now, window, limit = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call("ZREMRANGEBYSCORE", key, "-inf", now - window)
local used = redis.call("ZCARD", key)
if used >= limit then
  local inFlight = 0
  for _, member in ipairs(redis.call("ZRANGEBYSCORE", key, "(" .. (now - ${IN_FLIGHT_MS}), "+inf")) do
    if string.sub(member, 1, ${FLIGHT.length}) == "${FLIGHT}" then inFlight = 1 end
  end
  return { tonumber(redis.call("ZRANGE", key, used - limit, used - limit, "WITHSCORES")[2]), inFlight }
end
if ARGV[4] ~= "" then
  redis.call("ZADD", key, now, ARGV[4])
  redis.call("PEXPIRE", key, window)
end
return { -1, 0 }`;

/** An attempt has failed: its hit stays, and is in flight no more. */
const FAIL = `
local score = redis.call("ZSCORE", KEYS[1], ARGV[1])
if score then
  redis.call("ZREM", KEYS[1], ARGV[1])
  redis.call("ZADD", KEYS[1], score, string.sub(ARGV[1], ${FLIGHT.length + 1}))
end
return 0`;

type Algorithm = ConstructorParameters<typeof Ratelimit>[0]["limiter"];
type Context = Parameters<ReturnType<Algorithm>["limit"]>[0];
/** The package hands on what its algorithm answers, so the hit travels with the decision. */
type Decision = Awaited<ReturnType<Ratelimit["limit"]>> & { attempt?: Attempt };

/**
 * An exact log as an algorithm of @upstash/ratelimit, whose own sliding window is an approximation: it admits up to
 * twice the limit across the edge of a bucket. `reset` is the instant from which a refused request would be admitted.
 */
function exactLog(policy: RateLimitPolicy, clock: Clock, isAttempt: boolean): Algorithm {
  const windowMs = policy.windowSeconds * 1000;
  const decide = async ({ redis, prefix }: Context, identifier: string, member: string) => {
    const nowMs = clock.now().getTime();
    const [blocking, inFlight] = await redis.eval<string[], [number, number]>(
      DECIDE,
      [`${prefix}:${identifier}`],
      [String(nowMs), String(windowMs), String(policy.limit), member],
    );
    if (blocking < 0) return { admitted: true, reset: nowMs };
    return {
      admitted: false,
      reset: inFlight > 0 ? nowMs + IN_FLIGHT_RETRY_SECONDS * 1000 : blocking + windowMs,
    };
  };
  return () => ({
    async limit(context, identifier): Promise<Decision> {
      const key = `${context.prefix}:${identifier}`;
      const member = `${isAttempt ? FLIGHT : ""}${newId("req")}`;
      const { admitted, reset } = await decide(context, identifier, member);
      const decision = {
        success: admitted,
        limit: policy.limit,
        remaining: 0,
        reset,
        pending: Promise.resolve(),
      };
      const attempt: Attempt = {
        async giveBack() {
          await context.redis.zrem(key, member);
        },
        async fail() {
          await context.redis.eval(FAIL, [key], [member]);
        },
      };
      return { ...decision, attempt };
    },
    async getRemaining(context, identifier) {
      const { admitted, reset } = await decide(context, identifier, "");
      return { remaining: admitted ? 1 : 0, reset, limit: policy.limit };
    },
    async resetTokens({ redis, prefix }, identifier) {
      await redis.del(`${prefix}:${identifier}`);
    },
  });
}

/** The limiter on Upstash Redis. It never fails open: when Redis does not answer, the request fails. */
export function createUpstashLimiter(credentials: { url: string; token: string }, clock: Clock): Limiter {
  const redis = new Redis({
    ...credentials,
    enableTelemetry: false,
    enableAutoPipelining: false,
    retry: { retries: 2, backoff: (attempt) => 50 * 2 ** attempt },
  });
  const limiters = new Map<string, Ratelimit>();
  const limiterOf = (policy: RateLimitPolicy, isAttempt: boolean) => {
    const name = `${policy.name}:${isAttempt}`;
    const known = limiters.get(name);
    if (known) return known;
    const made = new Ratelimit({
      redis,
      limiter: exactLog(policy, clock, isAttempt),
      prefix: `bazar:${policy.name}`,
      timeout: 0,
      ephemeralCache: false,
      analytics: false,
    });
    limiters.set(name, made);
    return made;
  };
  const waitSeconds = (reset: number) => Math.max(1, Math.ceil((reset - clock.now().getTime()) / 1000));

  async function admit(policy: RateLimitPolicy, keyParts: readonly string[], isAttempt: boolean) {
    const limiter = limiterOf(policy, isAttempt);
    const { success, reset, attempt }: Decision = await limiter.limit(keyParts.join("|"));
    if (success && attempt) return attempt;
    const seconds = waitSeconds(reset);
    return refuseRate(policy, seconds);
  }

  return {
    take: (policy, keyParts) => admit(policy, keyParts, false),
    attempt: (policy, keyParts) => admit(policy, keyParts, true),
    async peek(policy, keyParts) {
      const { remaining, reset } = await limiterOf(policy, false).getRemaining(keyParts.join("|"));
      return remaining > 0 ? null : waitSeconds(reset);
    },
  };
}
