import { toMinor } from "@/lib/core/money/money";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { SignInProof } from "@/lib/people/auth/sign-in-proof";
import type { Clock } from "@/lib/platform/clock";

/** The largest refund without a fresh sign-in, in major units, where the currency is not named below. */
const USUAL_MAJOR = 100;

/** Round amounts near 100 euros, for currencies whose unit is worth much less. */
const MAJOR: Readonly<Record<string, number>> = {
  AED: 400,
  BRL: 600,
  CZK: 2_500,
  DKK: 750,
  HKD: 800,
  HUF: 40_000,
  INR: 10_000,
  ISK: 15_000,
  JPY: 15_000,
  KRW: 150_000,
  MXN: 2_000,
  MYR: 450,
  NOK: 1_000,
  PLN: 400,
  RON: 500,
  SEK: 1_000,
  THB: 4_000,
};

/** What may go back of one payment by hand without a fresh sign-in, in minor units. */
function largestUnprovenMinor(currency: string): number {
  return toMinor(MAJOR[currency] ?? USUAL_MAJOR, currency);
}

/**
 * Ends a refund by hand that is large, with what went back of the same payment before, unless whoever makes it has a
 * fresh sign-in. Throws FRESH_SIGN_IN_REQUIRED.
 */
export function requireFreshForRefund(
  app: { clock: Clock },
  actor: { signIn: SignInProof },
  { amountMinor, earlierMinor, currency }: { amountMinor: number; earlierMinor: number; currency: string },
): void {
  if (amountMinor + earlierMinor > largestUnprovenMinor(currency)) requireFreshSignIn(app, actor);
}
