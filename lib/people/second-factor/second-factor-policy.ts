import type { MemberRole, PlatformRole } from "@/lib/platform/db/generated/enums";
import type { SignInProof } from "./sign-in-proof";

/** How long an owner who takes cards already has to set one up. */
export const FACTOR_DUE_DAYS = 30;

/** Super-admins cannot do without a second factor, except where everybody knows their password: in a demo. */
export function isSecondFactorRequired(role: PlatformRole, env: { BAZAR_DEMO: boolean }): boolean {
  return role === "superadmin" && !env.BAZAR_DEMO;
}

/** Whether the day has passed by which an owner was to set a second factor up. */
export function isFactorOverdue({ hasSecondFactor, factorDueAt }: SignInProof, now: Date): boolean {
  return !hasSecondFactor && factorDueAt !== null && factorDueAt <= now;
}

/**
 * Whether an owner has to set up a second factor before their restaurant begins to take cards, or has an account to be
 * paid out to: at once where it takes none yet, else from the day that they were notified of (docs/decisions/075). Not in a
 * demo.
 */
export function needsFactorForCards(
  { role, signIn }: { role: MemberRole | PlatformRole; signIn: SignInProof },
  { takesCards }: { takesCards: boolean },
  { now, env }: { now: Date; env: { BAZAR_DEMO: boolean } },
): boolean {
  if (env.BAZAR_DEMO || role !== "owner" || signIn.hasSecondFactor) return false;
  return !takesCards || isFactorOverdue(signIn, now);
}
