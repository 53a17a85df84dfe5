import type { RateLimitPolicy } from "./limits";

/** One admitted request on the record. */
export type Hit = {
  /** Removes this request from the log, as if it had never been made. Repeats are harmless. */
  giveBack(): Promise<void>;
};

/** Counts requests exactly, for all instances together. */
export type Limiter = {
  /** Records one request. Throws RATE_LIMITED with Retry-After when the window is full; a refused request is not recorded. */
  take(policy: RateLimitPolicy, keyParts: readonly string[]): Promise<Hit>;
  /** Seconds to wait when the window is full now, else null. Records nothing. */
  peek(policy: RateLimitPolicy, keyParts: readonly string[]): Promise<number | null>;
};
