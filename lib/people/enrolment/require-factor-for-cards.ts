import { fail } from "@/lib/core/errors/app-error";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { needsFactorForCards } from "@/lib/people/second-factor/second-factor-policy";
import type { App } from "@/lib/restaurant/app";

/**
 * Ends what lets a restaurant take cards, while its owner who asks for it needs a second factor first. Throws
 * SECOND_FACTOR_ENROLMENT_REQUIRED.
 */
export function requireFactorForCards(
  app: Pick<App, "realClock" | "env">,
  actor: StaffActor,
  restaurant: { takesCards: boolean },
): void {
  if (!needsFactorForCards(actor, restaurant, { now: app.realClock.now(), env: app.env })) return;
  fail(
    "SECOND_FACTOR_ENROLMENT_REQUIRED",
    "A restaurant can take cards only once its owner has a second factor. Enable yours at /security, or with POST /api/auth/second-factor, then try again.",
  );
}
