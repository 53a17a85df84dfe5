import { fail } from "@/lib/core/errors/app-error";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { endAccountTokens, useAccountToken } from "./account-token-store";
import { openDrafts } from "./open-drafts";

/**
 * Confirms the email of the signed-in owner by its link, and opens their drafts. The link is not enough without that
 * session: a restaurant that a stranger registered with somebody's address does not open because its victim follows the
 * link. Throws INVALID_TOKEN, also for the link of another account, which stays good.
 */
export function proveOwnerEmail(
  app: App,
  { userId, token }: { userId: string; token: string },
): Promise<{ ok: true; restaurants: string[] }> {
  const now = app.realClock.now();
  return inTransaction(app.db, async (tx) => {
    const used = await useAccountToken(tx, {
      tokenHash: linkTokenHash(token),
      purpose: "prove_email",
      kind: "platform",
      tenantId: null,
      subjectId: userId,
      now,
    });
    if (!used)
      fail(
        "INVALID_TOKEN",
        "This link belongs to another account, has been used or has expired. Request a new one.",
      );
    await endAccountTokens(tx, { subjectId: userId, purpose: "prove_email", now });
    return { ok: true, restaurants: await openDrafts(app, tx, { userId }) };
  });
}
