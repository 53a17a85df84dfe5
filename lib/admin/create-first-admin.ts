import { randomBytes } from "node:crypto";
import { accountLink } from "@/lib/accounts/account-email";
import { insertAccountToken } from "@/lib/accounts/account-token-store";
import { newLinkToken, RESET_MINUTES } from "@/lib/accounts/link-token";
import type { App } from "@/lib/app/app";
import { recordAct } from "@/lib/audit/audit-store";
import { hashPassword } from "@/lib/auth/password";
import { findStaffAccount } from "@/lib/auth/staff-user-store";
import type { Tx } from "@/lib/db/db";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/ids";
import { insertUser, lockFirstAdmin } from "./user-admin-store";

/**
 * Makes the first super-admin of an installation and returns a link that sets the password, good once and for an hour.
 * Of rivals at the same moment one wins. `force` makes one more beside those that exist, and a new link for one who
 * has none any more. Throws FORBIDDEN when there is a super-admin, and EMAIL_TAKEN when the email is another user's.
 */
export async function createFirstAdmin(
  app: App,
  { email, name, force = false }: { email: string; name: string; force?: boolean },
): Promise<{ url: string }> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const token = await inTransaction(app.db, async (tx) => {
    const exists = await lockFirstAdmin(tx);
    if (exists && !force) fail("FORBIDDEN", "There is a super-admin already, who can make further ones.");
    const known = await findStaffAccount({ prisma: tx }, email);
    if (known && known.role !== "superadmin") fail("EMAIL_TAKEN", "Somebody has an account with this email.");
    const userId = known?.id ?? (await insertAdmin(app, tx, { email, name, passwordHash }));
    return insertLink(app, tx, userId);
  });
  return { url: accountLink(app.env.publicUrl, { page: "reset-password", token, area: "staff" }) };
}

async function insertAdmin(
  app: App,
  tx: Tx,
  person: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const id = newId("usr");
  const now = app.clock.now();
  await insertUser(tx, { ...person, id, role: "superadmin", createdAt: now });
  // Whoever may run commands on the server is nobody that the platform knows; the entry names the new account.
  const actor = { userId: id, role: "superadmin" };
  const data = { role: "superadmin", by: "command line" };
  await recordAct(tx, { at: now, actor, action: "user.created", subjectId: id, data });
  return id;
}

async function insertLink(app: App, tx: Tx, subjectId: string): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  const now = app.clock.now();
  await insertAccountToken(tx, {
    id: newId("atk"),
    purpose: "reset_password",
    kind: "platform",
    subjectId,
    tenantId: null,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  return token;
}
