import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { type KeyHolder, modeOf } from "@/lib/people/keys/api-key";
import { lockApiKey, replaceDigest } from "@/lib/people/keys/api-key-store";
import { digestOfKey, hintOfKey, newApiKey } from "@/lib/people/keys/api-key-token";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView, type RotateApiKeyBody } from "./api-key-contract";
import type { KeyMaker } from "./key-maker";
import { refuseUnknownKey } from "./refuse-key";

const HOUR_MS = 3_600_000;

/**
 * Gives a key a successor with the same scopes; both work until the overlap is over, and a third never does. Throws
 * API_KEY_NOT_FOUND, also for one that was revoked, and FRESH_SIGN_IN_REQUIRED.
 */
export async function rotateApiKey(
  app: App,
  input: { holder: KeyHolder; keyId: string; body: RotateApiKeyBody; actor: KeyMaker },
) {
  const { holder, keyId, body, actor } = input;
  requireFreshSignIn(app, actor);
  const now = app.realClock.now();
  const key = newApiKey(modeOf(holder));
  const row = await inTransaction(app.db, async (tx) => {
    const before = await lockApiKey(tx, holder, keyId);
    if (!before || before.revokedAt) return refuseUnknownKey();
    const previousUntil = new Date(now.getTime() + body.overlapHours * HOUR_MS);
    const hint = hintOfKey(key);
    await replaceDigest(tx, { id: keyId, digest: digestOfKey(key), hint, previousUntil });
    return { ...before, hint, previousUntil };
  });
  return { ...apiKeyView(row, now), key };
}
