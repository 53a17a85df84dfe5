import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { settingsView } from "./settings";
import type { Settings } from "./settings-contract";
import { getTenantRow } from "./tenant-store";

/** A restaurant's settings. */
export async function getSettings(app: App, { tenantId }: { tenantId: TenantId }): Promise<Settings> {
  return settingsView(await getTenantRow(app.db, { tenantId }), app.clock.now());
}
