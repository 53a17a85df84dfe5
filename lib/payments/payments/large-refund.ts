import { toMinor } from "@/lib/core/money/money";
import { perEuro } from "@/lib/core/money/rough-worth";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Clock } from "@/lib/platform/clock";

const LARGEST_UNPROVEN_EUROS = 100;

/** What may go back of one payment by hand without a fresh sign-in, in minor units. */
function largestUnprovenMinor(currency: string): number {
  return toMinor(LARGEST_UNPROVEN_EUROS * perEuro(currency), currency);
}

/**
 * Ends a refund by hand that is large, with what went back of the same payment before, unless whoever makes it has a
 * fresh sign-in. Throws FRESH_SIGN_IN_REQUIRED.
 */
export function requireFreshForRefund(
  app: { realClock: Clock },
  actor: { signIn: SignInProof },
  { amountMinor, earlierMinor, currency }: { amountMinor: number; earlierMinor: number; currency: string },
): void {
  if (amountMinor + earlierMinor > largestUnprovenMinor(currency)) requireFreshSignIn(app, actor);
}
