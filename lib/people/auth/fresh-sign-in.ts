import { fail } from "@/lib/core/errors/app-error";
import type { Clock } from "@/lib/platform/clock";

/** How long a sign-in is fresh. */
export const FRESH_MINUTES = 5;

/** How somebody of the staff has shown who they are, in the session that they act with. */
export type SignInProof = {
  /** When password and, where there is one, second factor were last given. */
  provenAt: Date;
  hasSecondFactor: boolean;
};

/** Until when a sign-in is fresh. */
export function freshUntil({ provenAt }: Pick<SignInProof, "provenAt">): Date {
  return new Date(provenAt.getTime() + FRESH_MINUTES * 60_000);
}

/**
 * Ends an act that moves money or everything (docs/decisions/075), unless its actor has signed in, or given password and
 * code again, within the last five minutes. Throws FRESH_SIGN_IN_REQUIRED.
 */
export function requireFreshSignIn({ clock }: { clock: Clock }, { signIn }: { signIn: SignInProof }): void {
  if (freshUntil(signIn) >= clock.now()) return;
  fail(
    "FRESH_SIGN_IN_REQUIRED",
    `This asks for a sign-in of the last ${FRESH_MINUTES} minutes. Send your password, and a code if you have a second factor, to POST /api/auth/reauthenticate, then repeat the request.`,
  );
}
