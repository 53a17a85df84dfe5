import type { App } from "@/lib/app/app";
import { hashPassword } from "@/lib/auth/password";
import { revokeSessionsOf } from "@/lib/auth/session-store";
import { updateStaffPassword } from "@/lib/auth/staff-user-store";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { endAccountTokens, useAccountToken } from "./account-token-store";
import { updateDiner } from "./diner-store";
import { linkTokenHash } from "./link-token";
import { type ResetScope, tenantIdOf } from "./reset-account";

/**
 * Sets a new password by an emailed link, ends every session and every other open link of the account, and takes the
 * link as proof of a diner's mailbox. The link works once, also among rivals. Throws INVALID_TOKEN.
 */
export async function resetPassword(
  app: App,
  { scope, token, password }: { scope: ResetScope; token: string; password: string },
): Promise<{ ok: true }> {
  const passwordHash = await hashPassword(password);
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const used = await useAccountToken(tx, {
      tokenHash: linkTokenHash(token),
      purpose: "reset_password",
      kind: scope.kind,
      tenantId: tenantIdOf(scope),
      now,
    });
    if (!used) fail("INVALID_TOKEN", "This link was used or has expired. Ask for a new one.");
    const { subjectId } = used;
    const changed =
      scope.kind === "platform"
        ? await updateStaffPassword(tx, { userId: subjectId, passwordHash })
        : await updateDiner(tx, scope, { id: subjectId, passwordHash, emailProvenAt: now });
    if (!changed) fail("INVALID_TOKEN", "The account of this link does not exist any more.");
    await endAccountTokens(tx, { subjectId, now });
    await revokeSessionsOf(tx, { subjectId, now });
    return { ok: true };
  });
}
