import { randomBytes } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { createResetLink } from "@/lib/people/accounts/create-reset-link";
import { hashPassword } from "@/lib/people/auth/password";
import { findStaffAccount } from "@/lib/people/auth/staff-user-store";
import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { insertUser, lockFirstAdmin } from "./user-admin-store";

/**
 * Creates the first super-admin of an installation and returns a link that sets the password, valid once and for one
 * hour. Of rivals at the same moment one wins. `force` creates another one, or a new link for an existing one. Throws
 * FORBIDDEN when there is a super-admin, and EMAIL_TAKEN when the email is another user's.
 */
export async function createFirstAdmin(
  app: App,
  { email, name, force = false }: { email: string; name: string; force?: boolean },
): Promise<{ url: string }> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return inTransaction(app.db, async (tx) => {
    const exists = await lockFirstAdmin(tx);
    if (exists && !force) fail("FORBIDDEN", "There is already a super-admin, who can create others.");
    const known = await findStaffAccount({ prisma: tx }, email);
    if (known && known.role !== "superadmin")
      fail("EMAIL_TAKEN", "An account with this email already exists.");
    const userId = known?.id ?? (await insertAdmin(app, tx, { email, name, passwordHash }));
    const account = { kind: "platform", subjectId: userId, tenantId: null, area: "staff" } as const;
    const { url } = await createResetLink(app, tx, account);
    return { url };
  });
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
