import { fail } from "@/lib/core/errors/app-error";
import { isFactorOverdue } from "@/lib/people/second-factor/second-factor-policy";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Clock } from "@/lib/platform/clock";
import { refuseOnSharedDevice } from "./shared-device";

export const FRESH_MINUTES = 5;

/** Until when a sign-in is fresh. */
export function freshUntil({ provenAt }: Pick<SignInProof, "provenAt">): Date {
  return new Date(provenAt.getTime() + FRESH_MINUTES * 60_000);
}

/**
 * Ends an act that moves money or everything (docs/decisions/075), unless its actor has signed in, or given password and
 * code again, within the last five minutes. Throws FRESH_SIGN_IN_REQUIRED, OWN_SIGN_IN_REQUIRED on a shared device, and
 * SECOND_FACTOR_ENROLMENT_REQUIRED for an owner who takes cards without a second factor, after the day that they were
 * notified of.
 */
export function requireFreshSignIn(
  { realClock }: { realClock: Clock },
  { signIn }: { signIn: SignInProof },
): void {
  if (signIn.isOfDevice) refuseOnSharedDevice();
  if (isFactorOverdue(signIn, realClock.now()))
    fail(
      "SECOND_FACTOR_ENROLMENT_REQUIRED",
      "Owners who take cards need a second factor for this. Enable yours at /security, or with POST /api/auth/second-factor, then try again.",
    );
  if (freshUntil(signIn) >= realClock.now()) return;
  fail(
    "FRESH_SIGN_IN_REQUIRED",
    `This needs a sign-in within the last ${FRESH_MINUTES} minutes. Send your password, and a code if you have a second factor, to POST /api/auth/reauthenticate, then repeat the request.`,
  );
}
