import type { KeyHolder } from "@/lib/people/keys/api-key";
import { lockApiKey, revokeApiKeyRow } from "@/lib/people/keys/api-key-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { refuseUnknownKey } from "./refuse-key";

/** Ends a key at once and for good, with its predecessor. Throws API_KEY_NOT_FOUND. */
export async function revokeApiKey(
  app: App,
  { holder, keyId }: { holder: KeyHolder; keyId: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await lockApiKey(tx, holder, keyId))) refuseUnknownKey();
    await revokeApiKeyRow(tx, { id: keyId, now: app.realClock.now() });
  });
}
