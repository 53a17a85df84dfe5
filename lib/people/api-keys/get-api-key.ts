import type { KeyHolder } from "@/lib/people/keys/api-key";
import { findApiKey } from "@/lib/people/keys/api-key-store";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView } from "./api-key-contract";
import { refuseUnknownKey } from "./refuse-key";

/** One API key of a restaurant, a group or the platform. Throws API_KEY_NOT_FOUND. */
export async function getApiKey(app: App, { holder, keyId }: { holder: KeyHolder; keyId: string }) {
  const row = (await findApiKey(app.db, holder, keyId)) ?? refuseUnknownKey();
  return apiKeyView(row, app.realClock.now());
}
