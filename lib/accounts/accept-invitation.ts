import type { App } from "@/lib/app/app";
import { recordAct } from "@/lib/audit/audit-store";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { signInStaff } from "@/lib/auth/sign-in-staff";
import { findStaffAccount } from "@/lib/auth/staff-user-store";
import { isUniqueViolation } from "@/lib/db/constraint-error";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/ids";
import { acceptInvitationRow, findInvitation } from "./invitation-store";
import { linkTokenHash } from "./link-token";
import { roleName } from "./staff-policy";
import { insertMember, insertStaffUser } from "./staff-store";

/**
 * Joins a restaurant's team by an emailed invitation and signs in. Somebody new chooses name and password; whoever has
 * an account gives its password. Throws INVALID_TOKEN, INVALID_CREDENTIALS, VALIDATION_FAILED and ALREADY_MEMBER.
 */
export async function acceptInvitation(
  app: App,
  input: { token: string; name?: string; password: string; secure: boolean },
) {
  const { name, password, secure } = input;
  const tokenHash = linkTokenHash(input.token);
  const now = app.clock.now();
  const invitation = (await findInvitation(app.db, { tokenHash, now })) ?? refuseLink();
  const { tenantId, email, role } = invitation;
  const known = await findStaffAccount(app.db, email);
  if (known && !(await verifyPassword(password, known.passwordHash)))
    fail("INVALID_CREDENTIALS", "You have an account with this email. Give its password.");
  if (!known && name === undefined) fail("VALIDATION_FAILED", "body name: tell the team who you are");
  const userId = known?.id ?? newId("usr");
  const passwordHash = known ? null : await hashPassword(password);
  try {
    await inTransaction(app.db, async (tx) => {
      if (!(await acceptInvitationRow(tx, { tokenHash, now }))) refuseLink();
      if (passwordHash !== null && name !== undefined)
        await insertStaffUser(tx, { id: userId, email, name, passwordHash, createdAt: now });
      await insertMember(tx, { tenantId, userId, role, createdAt: now });
      const actor = { userId, email, role };
      const data = { role: roleName(role) };
      await recordAct(tx, { at: now, actor, action: "staff.joined", tenantId, subjectId: userId, data });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("ALREADY_MEMBER", "You work here already. Sign in.");
    throw error;
  }
  return signInStaff(app, { email, password, secure });
}

function refuseLink(): never {
  fail("INVALID_TOKEN", "This invitation was used, taken back or has expired. Ask for a new one.");
}
