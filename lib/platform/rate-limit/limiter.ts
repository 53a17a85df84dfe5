import { fail } from "@/lib/core/errors/app-error";
import type { RateLimitPolicy } from "./limits";

/** One admitted request on the record. */
export type Hit = {
  /** Removes this request from the log, as if it had never been made. Repeats are harmless. */
  giveBack(): Promise<void>;
};

/** An attempt on the record whose outcome is not known yet. One that neither fails nor is given back has failed. */
export type Attempt = Hit & {
  /** Notes that it has failed: it stays on the record. */
  fail(): Promise<void>;
};

/** Counts requests exactly, for all instances together. */
export type Limiter = {
  /** Records one request. Throws RATE_LIMITED with Retry-After when the window is full; a refused request is not recorded. */
  take(policy: RateLimitPolicy, keyParts: readonly string[]): Promise<Hit>;
  /**
   * Records one attempt before it is known whether it fails. Throws RATE_LIMITED as `take` does; while others are in
   * flight, which may be given back within seconds, Retry-After is as short.
   */
  attempt(policy: RateLimitPolicy, keyParts: readonly string[]): Promise<Attempt>;
  /** Seconds to wait when the window is full now, else null. Records nothing. */
  peek(policy: RateLimitPolicy, keyParts: readonly string[]): Promise<number | null>;
};

/** An attempt takes a few seconds at most; one that is in flight for longer was left by a process that died. */
export const IN_FLIGHT_MS = 30_000;

/** When a place may be free again while attempts are in flight. */
export const IN_FLIGHT_RETRY_SECONDS = 2;

/** Refuses a request beyond a limit, with the limit and the seconds to wait in the headers. Throws RATE_LIMITED. */
export function refuseRate({ limit }: Pick<RateLimitPolicy, "limit">, seconds: number): never {
  return fail("RATE_LIMITED", `Too many requests. Try again in ${seconds} seconds.`, {
    headers: {
      "retry-after": String(seconds),
      "ratelimit-limit": String(limit),
      "ratelimit-remaining": "0",
      "ratelimit-reset": String(seconds),
    },
  });
}
