const HOUR_MS = 3_600_000;
/** Stripe keeps idempotency keys for 24 hours; an hour less, because the clocks differ. */
const KEPT_MS = 23 * HOUR_MS;

/**
 * Whether the processor may have forgotten the key of something that we wrote down then, and would make it a second time.
 * See https://docs.stripe.com/api/idempotent_requests.
 */
export function mayBeForgotten(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() > KEPT_MS;
}
