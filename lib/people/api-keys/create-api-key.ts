import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { type KeyHolder, modeOf } from "@/lib/people/keys/api-key";
import { countLiveKeys, insertApiKey, lockApiKey } from "@/lib/people/keys/api-key-store";
import { digestOfKey, hintOfKey, newApiKey } from "@/lib/people/keys/api-key-token";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView, type CreateApiKeyBody } from "./api-key-contract";
import type { KeyMaker } from "./key-maker";
import { refuseForeignScopes, refuseUnknownKey } from "./refuse-key";

/** More keys than anybody has programs. */
const MOST_KEYS = 50;

/**
 * Makes an API key; this answer alone has it, and a digest is kept (docs/decisions/114). Throws FRESH_SIGN_IN_REQUIRED and
 * its kin, VALIDATION_FAILED for an end in the past and for scopes of other holders, and QUOTA_EXCEEDED.
 */
export async function createApiKey(
  app: App,
  { holder, body, actor }: { holder: KeyHolder; body: CreateApiKeyBody; actor: KeyMaker },
) {
  requireFreshSignIn(app, actor);
  refuseForeignScopes(holder, body.scopes);
  const now = app.realClock.now();
  const { expiresAt = null, ...given } = body;
  const ends = expiresAt === null ? null : new Date(expiresAt);
  if (ends && ends <= now) refuseField("expiresAt", "must be in the future");
  const [id, key] = [newId("key"), newApiKey(modeOf(holder))];
  const row = await inTransaction(app.db, async (tx) => {
    if ((await countLiveKeys(tx, holder)) >= MOST_KEYS)
      fail("QUOTA_EXCEEDED", `There are ${MOST_KEYS} keys already. Revoke one that is not used.`);
    const kept = { digest: digestOfKey(key), hint: hintOfKey(key), createdBy: actor.userId, createdAt: now };
    await insertApiKey(tx, { ...holder, ...given, ...kept, id, expiresAt: ends });
    return (await lockApiKey(tx, holder, id)) ?? refuseUnknownKey();
  });
  return { ...apiKeyView(row, now), key };
}
