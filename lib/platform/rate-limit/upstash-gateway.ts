import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { Clock } from "@/lib/platform/clock";
import type { Hit, Limiter } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/**
 * One sorted set per key with the times of admitted requests. Redis runs a script alone, so it is exact for all
 * instances. Returns the time of the hit that blocks, or -1. The last argument says whether to record.
 */
const DECIDE = `
local key, now, window, limit = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call("ZREMRANGEBYSCORE", key, "-inf", now - window)
local used = redis.call("ZCARD", key)
if used >= limit then
  return tonumber(redis.call("ZRANGE", key, used - limit, used - limit, "WITHSCORES")[2])
end
if ARGV[4] ~= "" then
  redis.call("ZADD", key, now, ARGV[4])
  redis.call("PEXPIRE", key, window)
end
return -1`;

type Algorithm = ConstructorParameters<typeof Ratelimit>[0]["limiter"];
type Context = Parameters<ReturnType<Algorithm>["limit"]>[0];
/** The package hands on what its algorithm answers, so the hit travels with the decision. */
type Decision = Awaited<ReturnType<Ratelimit["limit"]>> & Partial<Hit>;

/**
 * An exact log as an algorithm of @upstash/ratelimit, whose own sliding window is an approximation: it admits up to
 * twice the limit across the edge of a bucket. `reset` is the instant from which a refused request would be admitted.
 */
function exactLog(policy: RateLimitPolicy, clock: Clock): Algorithm {
  const windowMs = policy.windowSeconds * 1000;
  const decide = async ({ redis, prefix }: Context, identifier: string, member: string) => {
    const nowMs = clock.now().getTime();
    const blocking = await redis.eval<string[], number>(
      DECIDE,
      [`${prefix}:${identifier}`],
      [String(nowMs), String(windowMs), String(policy.limit), member],
    );
    return { admitted: blocking < 0, reset: blocking < 0 ? nowMs : blocking + windowMs };
  };
  return () => ({
    async limit(context, identifier): Promise<Decision> {
      const member = newId("req");
      const { admitted, reset } = await decide(context, identifier, member);
      const decision = {
        success: admitted,
        limit: policy.limit,
        remaining: 0,
        reset,
        pending: Promise.resolve(),
      };
      const giveBack = async () => {
        await context.redis.zrem(`${context.prefix}:${identifier}`, member);
      };
      return { ...decision, giveBack };
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
  const limiterOf = (policy: RateLimitPolicy) => {
    const known = limiters.get(policy.name);
    if (known) return known;
    const made = new Ratelimit({
      redis,
      limiter: exactLog(policy, clock),
      prefix: `bazar:${policy.name}`,
      timeout: 0,
      ephemeralCache: false,
      analytics: false,
    });
    limiters.set(policy.name, made);
    return made;
  };
  const waitSeconds = (reset: number) => Math.max(1, Math.ceil((reset - clock.now().getTime()) / 1000));

  return {
    async take(policy, keyParts) {
      const { success, reset, giveBack }: Decision = await limiterOf(policy).limit(keyParts.join("|"));
      if (success && giveBack) return { giveBack };
      const seconds = waitSeconds(reset);
      return fail("RATE_LIMITED", `Too many requests. Try again in ${seconds} seconds.`, {
        headers: { "retry-after": String(seconds) },
      });
    },
    async peek(policy, keyParts) {
      const { remaining, reset } = await limiterOf(policy).getRemaining(keyParts.join("|"));
      return remaining > 0 ? null : waitSeconds(reset);
    },
  };
}
