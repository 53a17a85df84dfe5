import type { SignedIn } from "@/lib/people/auth/signed-in-guards";
import type { SecondFactorState } from "@/lib/people/second-factor/second-factor-contract";
import { isSecondFactorRequired } from "@/lib/people/second-factor/second-factor-policy";
import { findSecondFactor } from "@/lib/people/second-factor/second-factor-store";
import type { App } from "@/lib/restaurant/app";

/** Whether a user has a second factor, since when, and how many recovery codes are left. */
export async function getSecondFactor(app: App, { actor }: { actor: SignedIn }): Promise<SecondFactorState> {
  const factor = await findSecondFactor(app.db, { userId: actor.userId });
  return {
    enabled: factor !== null,
    enabledAt: factor?.confirmedAt.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    required: isSecondFactorRequired(actor.role, app.env),
    dueAt: actor.signIn.factorDueAt?.toISOString() ?? null,
  };
}
