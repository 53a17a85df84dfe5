export type HitDecision = {
  admitted: boolean;
  /** The log to keep: admitted hits that still count, oldest first. */
  hits: number[];
  /** Whole seconds, at least 1, until a hit would be admitted if no other comes; 0 when this one is. */
  retryAfterSeconds: number;
};

/**
 * An exact sliding window (Specification, Limits): at most `limit` hits are admitted in any stretch of
 * `windowMs`. A hit stops counting when exactly one window has passed. A refused hit is not recorded, so it
 * does not prolong the wait. Throws RangeError unless the limit is at least 1.
 */
export function decideHit(
  hitsMs: readonly number[],
  nowMs: number,
  limit: number,
  windowMs: number,
): HitDecision {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`A limit of ${limit} admits nothing`);
  const live = hitsMs.filter((hit) => hit > nowMs - windowMs).sort((a, b) => a - b);
  const blocking = live.at(-limit);
  if (blocking === undefined) {
    const hits = [...live, nowMs].sort((a, b) => a - b);
    return { admitted: true, hits, retryAfterSeconds: 0 };
  }
  const waitMs = blocking + windowMs - nowMs;
  return { admitted: false, hits: live, retryAfterSeconds: Math.ceil(waitMs / 1000) };
}
