import type { App } from "@/lib/app/app";
import { recordAct } from "@/lib/audit/audit-store";
import { revokeSessionsOf } from "@/lib/auth/session-store";
import type { StaffActor } from "@/lib/auth/staff-guards";
import { isUniqueViolation } from "@/lib/db/constraint-error";
import type { Tx } from "@/lib/db/db";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import type { UpdateUserBody } from "./admin-contract";
import {
  lockUser,
  replaceDesigns,
  replaceOrganizations,
  saveAgent,
  setUserRole,
  type WholeUser,
} from "./user-admin-store";
import { adminUserView, STORED_PLATFORM_ROLES } from "./user-view";

/**
 * Changes what a user may do on the platform; a new role ends the user's sessions. Throws USER_NOT_FOUND,
 * REFERRAL_CODE_TAKEN, FORBIDDEN for one's own role, and VALIDATION_FAILED for restaurants and groups that do not exist.
 */
export async function updateUser(
  app: App,
  { userId, changes, actor }: { userId: string; changes: UpdateUserBody; actor: StaffActor },
) {
  try {
    return await inTransaction(app.db, async (tx) => {
      const before = (await lockUser(tx, userId)) ?? refuseUser();
      const at = app.clock.now();
      await changeRole(tx, { before, changes, actor, at });
      await changeAgent(tx, { before, changes });
      await changePlaces(tx, { userId, changes });
      await recordAct(tx, { at, actor, action: "user.changed", subjectId: userId, data: changes });
      return adminUserView((await lockUser(tx, userId)) ?? refuseUser());
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("REFERRAL_CODE_TAKEN", "Another sales agent has this code.");
    throw error;
  }
}

async function changeRole(
  tx: Tx,
  input: { before: WholeUser; changes: UpdateUserBody; actor: StaffActor; at: Date },
): Promise<void> {
  const { before, changes, actor, at } = input;
  const role = changes.role && STORED_PLATFORM_ROLES[changes.role];
  if (role === undefined || role === before.role) return;
  if (actor.userId === before.id) fail("FORBIDDEN", "Ask another super-admin to change your role.");
  await setUserRole(tx, { userId: before.id, role });
  await revokeSessionsOf(tx, { subjectId: before.id, now: at });
}

async function changeAgent(
  tx: Tx,
  { before, changes }: { before: WholeUser; changes: UpdateUserBody },
): Promise<void> {
  const { refCode, commissionPercent } = changes;
  if (refCode === undefined && commissionPercent === undefined) return;
  const code = refCode?.toUpperCase() ?? before.agent?.code;
  if (code === undefined) return fail("VALIDATION_FAILED", "body refCode: give the agent a code first");
  const commissionBps = commissionPercent === undefined ? undefined : Math.round(commissionPercent * 100);
  await saveAgent(tx, { userId: before.id, code, commissionBps });
}

async function changePlaces(
  tx: Tx,
  { userId, changes }: { userId: string; changes: UpdateUserBody },
): Promise<void> {
  const { designs, organizations } = changes;
  const unknown = [
    ...(designs ? await replaceDesigns(tx, { userId, slugs: designs }) : []),
    ...(organizations ? await replaceOrganizations(tx, { userId, ids: organizations }) : []),
  ];
  if (unknown.length > 0) fail("VALIDATION_FAILED", `There is no ${unknown.join(", ")}.`);
}

function refuseUser(): never {
  fail("USER_NOT_FOUND", "There is no such user.");
}
