import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { UpdateUserBody } from "./admin-contract";
import { applyUserChanges } from "./apply-user-changes";
import { lockSuperAdmins, lockUser, setUserRole, type WholeUser } from "./user-admin-store";
import { adminUserView, refuseUser, STORED_PLATFORM_ROLES } from "./user-view";

/**
 * Changes what a user may do on the platform; a new role ends the user's sessions. Throws USER_NOT_FOUND,
 * REFERRAL_CODE_TAKEN, FRESH_SIGN_IN_REQUIRED for a new super-admin, FORBIDDEN for one's own role, and VALIDATION_FAILED for restaurants and groups that do not exist.
 */
export async function updateUser(
  app: App,
  {
    userId,
    changes,
    actor,
    precondition,
  }: { userId: string; changes: UpdateUserBody; actor: StaffActor; precondition?: Precondition | null },
) {
  try {
    return await inTransaction(app.db, async (tx) => {
      if (changes.role !== undefined) await keepAdmin(tx, actor);
      const before = (await lockUser(tx, userId)) ?? refuseUser();
      await precondition?.(() => adminUserView(before));
      const at = app.clock.now();
      await changeRole(app, tx, { before, changes, actor, at });
      await applyUserChanges(tx, { userId, knownCode: before.agent?.code, changes });
      await recordAct(tx, { at, actor, action: "user.changed", subjectId: userId, data: changes });
      return adminUserView((await lockUser(tx, userId)) ?? refuseUser());
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("REFERRAL_CODE_TAKEN", "Another sales agent already has this code. Choose another one.");
    throw error;
  }
}

/** Of two super-admins who take each other's role at once, only one still has the right to: one of them stays. */
async function keepAdmin(tx: Tx, actor: StaffActor): Promise<void> {
  const admins = await lockSuperAdmins(tx);
  if (!admins.includes(actor.userId)) fail("FORBIDDEN", "You are no longer a super-admin.");
}

async function changeRole(
  app: App,
  tx: Tx,
  input: { before: WholeUser; changes: UpdateUserBody; actor: StaffActor; at: Date },
): Promise<void> {
  const { before, changes, actor, at } = input;
  const role = changes.role && STORED_PLATFORM_ROLES[changes.role];
  if (role === undefined || role === before.role) return;
  if (actor.userId === before.id) fail("FORBIDDEN", "Ask another super-admin to change your role.");
  if (role === "superadmin") requireFreshSignIn(app, actor);
  await setUserRole(tx, { userId: before.id, role });
  await revokeSessionsOf(tx, { subjectId: before.id, now: at });
}
