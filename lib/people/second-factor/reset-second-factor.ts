import { fail } from "@/lib/core/errors/app-error";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { deleteSecondFactor } from "./second-factor-store";

/**
 * Removes the second factor of a user who has lost phone and recovery codes, and ends their sessions. Repeats are
 * harmless. Nobody can reset their own: it is disabled with password and code. Throws FORBIDDEN.
 */
export async function resetSecondFactor(
  app: App,
  { userId, actor }: { userId: string; actor: { userId: string } },
): Promise<void> {
  if (userId === actor.userId)
    fail("FORBIDDEN", "Disable your own second factor with your password and a code.");
  await inTransaction(app.db, async (tx) => {
    if (!(await deleteSecondFactor(tx, { userId }))) return;
    await revokeSessionsOf(tx, { subjectId: userId, now: app.clock.now() });
  });
}
