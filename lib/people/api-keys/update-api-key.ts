import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { KeyHolder } from "@/lib/people/keys/api-key";
import { lockApiKey, updateApiKeyRow } from "@/lib/people/keys/api-key-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView, type UpdateApiKeyBody } from "./api-key-contract";
import { refuseUnknownKey } from "./refuse-key";

/** Changes a key's name, scopes and addresses, from the next request on. Throws API_KEY_NOT_FOUND and FRESH_SIGN_IN_REQUIRED. */
export async function updateApiKey(
  app: App,
  input: { holder: KeyHolder; keyId: string; body: UpdateApiKeyBody; actor: StaffActor },
) {
  const { holder, keyId, body, actor } = input;
  requireFreshSignIn(app, actor);
  const row = await inTransaction(app.db, async (tx) => {
    const before = (await lockApiKey(tx, holder, keyId)) ?? refuseUnknownKey();
    const { name = before.name, scopes = before.scopes, addresses = before.addresses } = body;
    await updateApiKeyRow(tx, { id: keyId, name, scopes, addresses });
    return { ...before, name, scopes: [...scopes], addresses: [...addresses] };
  });
  return apiKeyView(row, app.clock.now());
}
