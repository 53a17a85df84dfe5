import type { App } from "@/lib/app/app";
import { settingsView } from "./settings";
import type { Settings } from "./settings-contract";
import type { TenantId } from "./tenant-id";
import { getTenantRow } from "./tenant-store";

/** What a restaurant has set about itself. */
export async function getSettings(app: App, { tenantId }: { tenantId: TenantId }): Promise<Settings> {
  return settingsView(await getTenantRow(app.db, { tenantId }), app.clock.now());
}
