import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { KeyHolder } from "@/lib/people/keys/api-key";
import { lockApiKey, updateApiKeyRow } from "@/lib/people/keys/api-key-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView, type UpdateApiKeyBody } from "./api-key-contract";
import type { KeyMaker } from "./key-maker";
import { refuseForeignScopes, refuseUnknownKey } from "./refuse-key";

/**
 * Changes a key's name, scopes and addresses, from the next request on. Throws API_KEY_NOT_FOUND, FRESH_SIGN_IN_REQUIRED,
 * and VALIDATION_FAILED for scopes of other holders.
 */
export async function updateApiKey(
  app: App,
  input: {
    holder: KeyHolder;
    keyId: string;
    body: UpdateApiKeyBody;
    actor: KeyMaker;
    precondition?: Precondition | null;
  },
) {
  const { holder, keyId, body, actor } = input;
  requireFreshSignIn(app, actor);
  refuseForeignScopes(holder, body.scopes ?? []);
  const row = await inTransaction(app.db, async (tx) => {
    const before = (await lockApiKey(tx, holder, keyId)) ?? refuseUnknownKey();
    await input.precondition?.(() => apiKeyView(before, app.realClock.now()));
    const { name = before.name, scopes = before.scopes, addresses = before.addresses } = body;
    await updateApiKeyRow(tx, { id: keyId, name, scopes, addresses });
    return { ...before, name, scopes: [...scopes], addresses: [...addresses] };
  });
  return apiKeyView(row, app.realClock.now());
}
