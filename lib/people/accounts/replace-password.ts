import { fail } from "@/lib/core/errors/app-error";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { hashPassword } from "@/lib/people/auth/password";
import { recordOwnAct } from "@/lib/people/auth/record-own-act";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import { updateStaffPassword } from "@/lib/people/auth/staff-user-store";
import type { AccountTokenPurpose } from "@/lib/platform/db/generated/enums";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { endAccountTokens, findAccountToken, useAccountToken } from "./account-token-store";
import { updateDiner } from "./diner-store";
import { openDrafts } from "./open-drafts";
import { type ResetScope, tenantIdOf } from "./reset-account";

/**
 * Gives an account to the owner of its email, proven by an emailed link: sets the password, ends every session and
 * every other open link, and counts the email as confirmed: past guest orders join a diner's account, an owner's drafts
 * open. The link works once, also among rivals. Throws INVALID_TOKEN, before anything is hashed for a link that does
 * not work, and UNAVAILABLE.
 */
export async function replacePassword(
  app: App,
  input: {
    scope: ResetScope;
    purpose: AccountTokenPurpose;
    token: string;
    password: string;
    gone: AbortSignal;
  },
): Promise<{ id: string; passwordHash: string }> {
  const { scope, purpose, token, password, gone } = input;
  const now = app.realClock.now();
  const shown = {
    tokenHash: linkTokenHash(token),
    purpose,
    kind: scope.kind,
    tenantId: tenantIdOf(scope),
    now,
  };
  if (!(await findAccountToken(app.db.prisma, shown))) refuseLink();
  const passwordHash = await hashPassword(password, gone);
  return inTransaction(app.db, async (tx) => {
    const { subjectId } = (await useAccountToken(tx, shown)) ?? refuseLink();
    const changed =
      scope.kind === "platform"
        ? await updateStaffPassword(tx, { userId: subjectId, passwordHash })
        : await updateDiner(tx, scope, { id: subjectId, passwordHash, emailProvenAt: now });
    if (!changed) fail("INVALID_TOKEN", "The account of this link no longer exists.");
    await endAccountTokens(tx, { subjectId, now });
    await revokeSessionsOf(tx, { subjectId, now });
    if (scope.kind === "platform") {
      await openDrafts(app, tx, { userId: subjectId });
      await recordOwnAct(tx, { userId: subjectId, action: "auth.password-reset", at: now });
    }
    return { id: subjectId, passwordHash };
  });
}

function refuseLink(): never {
  fail("INVALID_TOKEN", "This link has been used or has expired. Request a new one.");
}
