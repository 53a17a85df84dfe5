import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { Browser } from "@/lib/people/auth/browser";
import { checkStaffSignIn } from "@/lib/people/auth/check-staff-sign-in";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { openStaffSession } from "@/lib/people/auth/open-staff-session";
import { hashPassword } from "@/lib/people/auth/password";
import { findStaffAccount, getStaffAccount } from "@/lib/people/auth/staff-user-store";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { acceptInvitationRow, findInvitation } from "./invitation-store";
import { roleName } from "./staff-policy";
import { countMembers, insertMember, insertStaffUser } from "./staff-store";

/**
 * Joins a restaurant's team with an emailed invitation and signs in. A new person chooses name and password; a person
 * with an account signs in to it, under the limits and with the second factor of signing in. Throws INVALID_TOKEN,
 * VALIDATION_FAILED, ALREADY_MEMBER, QUOTA_EXCEEDED, UNAVAILABLE, and what checkStaffSignIn throws.
 */
export async function acceptInvitation(
  app: App,
  input: { token: string; name?: string; password: string; browser: Browser } & FactorProof,
) {
  const { name, password, code, recoveryCode, browser } = input;
  const tokenHash = linkTokenHash(input.token);
  const now = app.realClock.now();
  const invitation = (await findInvitation(app.db, { tokenHash, now })) ?? refuseLink();
  const { email, role } = invitation;
  const tenantId = mintTenantId(invitation.tenantId);
  const known = await findStaffAccount(app.db, email);
  if (known) await checkStaffSignIn(app, { email, password, code, recoveryCode, browser });
  if (!known && name === undefined) refuseField("name", "is missing: enter your name");
  const userId = known?.id ?? newId("usr");
  const passwordHash = known ? null : await hashPassword(password, browser.gone);
  try {
    await inTransaction(app.db, async (tx) => {
      await keepQuota(tx, { tenantId, quota: "staffMembers", used: () => countMembers(tx, { tenantId }) });
      if (!(await acceptInvitationRow(tx, { tokenHash, now }))) refuseLink();
      if (passwordHash !== null && name !== undefined)
        await insertStaffUser(tx, { id: userId, email, name, passwordHash, createdAt: now });
      await insertMember(tx, { tenantId, userId, role, createdAt: now });
      const actor = { userId, email, role };
      const data = { role: roleName(role) };
      await recordAct(tx, { at: now, actor, action: "staff.joined", tenantId, subjectId: userId, data });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("ALREADY_MEMBER", "You are already on this team. Sign in.");
    throw error;
  }
  const account = await getStaffAccount(app.db, email);
  return openStaffSession(app, { account, browser });
}

function refuseLink(): never {
  fail("INVALID_TOKEN", "This invitation has been used, withdrawn or has expired. Ask for a new one.");
}
