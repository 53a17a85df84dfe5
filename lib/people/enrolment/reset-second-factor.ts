import { fail } from "@/lib/core/errors/app-error";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { deleteSecondFactor } from "@/lib/people/second-factor/second-factor-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";

/**
 * Removes the second factor of a user who has lost phone and recovery codes, and ends their sessions. Repeats are
 * harmless. Nobody can reset their own: it is disabled with password and code. Throws FORBIDDEN and
 * FRESH_SIGN_IN_REQUIRED.
 */
export async function resetSecondFactor(
  app: App,
  { userId, actor }: { userId: string; actor: Pick<StaffActor, "userId" | "signIn"> },
): Promise<void> {
  if (userId === actor.userId)
    fail("FORBIDDEN", "Disable your own second factor with your password and a code.");
  requireFreshSignIn(app, actor);
  await inTransaction(app.db, async (tx) => {
    if (!(await deleteSecondFactor(tx, { userId }))) return;
    await revokeSessionsOf(tx, { subjectId: userId, now: app.realClock.now() });
  });
}
