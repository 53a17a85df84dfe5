import type { AttemptOutcome } from "@/lib/platform/outbound/attempt-outcome";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** An endpoint that fails for this long is disabled. */
export const FAILING_LIMIT_MS = 72 * HOUR_MS;

/** The waits between attempts: ten attempts over 72 hours. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS + 25 * MINUTE_MS,
];

/** A wait is longer than planned by up to this share, so that receivers are not hit by all at once. */
const JITTER = 0.1;
/** A receiver may ask for a longer wait, within reason. */
const LONGEST_ASKED_WAIT_MS = 24 * HOUR_MS;

export type DeliveryVerdict = {
  status: "pending" | "succeeded" | "failed";
  /** When to try again; null when that is settled. */
  nextAttemptAt: Date | null;
  /** Why the endpoint is disabled now, or null. */
  disable: "gone" | "failing" | null;
};

/**
 * What an attempt means (Standard Webhooks 1.0): only 2xx is a success, 410 disables the endpoint at once, and so do
 * three days of failures without a success between. `tries` counts this attempt; `random` is from 0 to 1.
 */
export function judgeAttempt(input: {
  outcome: AttemptOutcome;
  tries: number;
  failingSince: Date | null;
  now: Date;
  random: number;
}): DeliveryVerdict {
  const { outcome, tries, now } = input;
  if (outcome.error === null) return { status: "succeeded", nextAttemptAt: null, disable: null };
  if (outcome.responseStatus === 410) return { status: "failed", nextAttemptAt: null, disable: "gone" };
  const failingMs = now.getTime() - (input.failingSince ?? now).getTime();
  if (failingMs >= FAILING_LIMIT_MS) return { status: "failed", nextAttemptAt: null, disable: "failing" };
  const planned = RETRY_DELAYS_MS[tries - 1];
  if (planned === undefined) return { status: "failed", nextAttemptAt: null, disable: null };
  const asked = Math.min(outcome.retryAfterMs ?? 0, LONGEST_ASKED_WAIT_MS);
  const waitMs = Math.max(planned * (1 + JITTER * input.random), asked);
  return { status: "pending", nextAttemptAt: new Date(now.getTime() + Math.ceil(waitMs)), disable: null };
}
