import { fail } from "@/lib/core/errors/app-error";
import type { Browser } from "@/lib/people/auth/browser";
import type { DinerScope } from "@/lib/people/auth/diner";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { signInBrowser } from "@/lib/people/auth/sign-in-browser";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { findAccountToken, useAccountToken } from "./account-token-store";
import { updateDiner } from "./diner-store";
import { replacePassword } from "./replace-password";
import { tenantIdOf } from "./reset-account";

/**
 * Confirms an email by its link: past guest orders then belong to the account. Anybody can register
 * with an address that is not theirs, so the link alone is enough only in a session of the account.
 * Elsewhere the owner of the address chooses a new password, which ends all sessions, and is signed in. Returns
 * Set-Cookie lines. Throws INVALID_TOKEN, NEW_PASSWORD_REQUIRED and UNAVAILABLE.
 */
export async function proveDinerEmail(
  app: App,
  input: {
    scope: DinerScope;
    token: string;
    password: string | undefined;
    /** The account of this scope that the browser is signed in to. */
    dinerId: string | null;
    browser: Browser;
  },
): Promise<string[]> {
  const { scope, token, password, dinerId, browser } = input;
  if (password !== undefined) {
    const { gone } = browser;
    const account = await replacePassword(app, { scope, purpose: "prove_email", token, password, gone });
    const tenantId = tenantIdOf(scope) ?? undefined;
    return signInBrowser(app, { kind: scope.kind, account, tenantId, browser });
  }
  const now = app.realClock.now();
  await inTransaction(app.db, async (tx) => {
    const shown = {
      tokenHash: linkTokenHash(token),
      purpose: "prove_email" as const,
      kind: scope.kind,
      tenantId: tenantIdOf(scope),
      now,
    };
    const { subjectId } = (await findAccountToken(tx, shown)) ?? refuseLink();
    if (subjectId !== dinerId)
      fail(
        "NEW_PASSWORD_REQUIRED",
        "You are not signed in to this account on this device. Choose a new password for it.",
      );
    if (
      !(await useAccountToken(tx, shown)) ||
      !(await updateDiner(tx, scope, { id: subjectId, emailProvenAt: now }))
    )
      refuseLink();
  });
  return [];
}

function refuseLink(): never {
  fail("INVALID_TOKEN", "This link has been used or has expired. Request a new one.");
}
