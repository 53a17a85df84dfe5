import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { NO_PASSWORD } from "@/lib/people/auth/password";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { findStaffAccount } from "@/lib/people/auth/staff-user-store";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { CreateUserBody } from "./admin-contract";
import { applyUserChanges } from "./apply-user-changes";
import { insertUser, lockUser } from "./user-admin-store";
import { adminUserView, STORED_PLATFORM_ROLES } from "./user-view";

/**
 * Creates an account for a user of the platform, who is emailed a link to choose a password. Throws FRESH_SIGN_IN_REQUIRED
 * for a super-admin, EMAIL_TAKEN,
 * REFERRAL_CODE_TAKEN, and VALIDATION_FAILED for restaurants and groups that do not exist.
 */
export async function createUser(
  app: App,
  { request, actor }: { request: CreateUserBody; actor: StaffActor },
) {
  const { name, email, role, ...changes } = request;
  if (role === "superadmin") requireFreshSignIn(app, actor);
  const userId = newId("usr");
  const now = app.clock.now();
  try {
    return await inTransaction(app.db, async (tx) => {
      const stored = STORED_PLATFORM_ROLES[role];
      await insertUser(tx, {
        id: userId,
        email,
        name,
        role: stored,
        passwordHash: NO_PASSWORD,
        createdAt: now,
      });
      await applyUserChanges(tx, { userId, knownCode: undefined, changes });
      const data = { role, ...changes };
      await recordAct(tx, { at: now, actor, action: "user.created", subjectId: userId, data });
      const scope = { kind: "platform" as const };
      await app.jobs.add(tx, "send-password-reset", { scope, email, locale: "en" });
      const user = await lockUser(tx, userId);
      if (!user) throw new Error(`User ${userId} vanished`);
      return adminUserView(user);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await findStaffAccount(app.db, email))
      fail("EMAIL_TAKEN", "An account with this email already exists.");
    return fail("REFERRAL_CODE_TAKEN", "Another sales agent already has this code. Choose another one.");
  }
}
