import { fail } from "@/lib/core/errors/app-error";
import type { Browser } from "@/lib/people/auth/browser";
import { checkStaffPassword } from "@/lib/people/auth/check-staff-password";
import type { SignedIn } from "@/lib/people/auth/signed-in-guards";
import { checkSecondFactor } from "@/lib/people/second-factor/check-second-factor";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import type { App } from "@/lib/restaurant/app";

export type SecondFactorChange = { actor: SignedIn; password: string; browser: Browser } & FactorProof;

/** Authenticates the user once more. Throws SECOND_FACTOR_INACTIVE, and what the checks of a sign-in throw. */
export async function proveSecondFactor(app: App, change: SecondFactorChange): Promise<void> {
  const { actor, password, browser } = change;
  if (!actor.signIn.hasSecondFactor) refuseInactive();
  await checkStaffPassword(app, { email: actor.email, password, browser });
  await checkSecondFactor(app, { userId: actor.userId, proof: change });
}

export function refuseInactive(): never {
  fail("SECOND_FACTOR_INACTIVE", "No second factor is enabled.");
}
