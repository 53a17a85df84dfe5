import type { KeyHolder } from "@/lib/people/keys/api-key";
import { listApiKeyRows } from "@/lib/people/keys/api-key-store";
import type { App } from "@/lib/restaurant/app";
import { apiKeyView } from "./api-key-contract";

/** The API keys of a restaurant, a group or the platform, the newest first. */
export async function listApiKeys(app: App, holder: KeyHolder) {
  const now = app.realClock.now();
  const rows = await listApiKeyRows(app.db, holder);
  return { apiKeys: rows.map((row) => apiKeyView(row, now)) };
}
