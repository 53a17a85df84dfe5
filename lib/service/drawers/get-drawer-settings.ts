import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type DrawerSettings, settingsToWire } from "./drawer-contract";
import { readDrawerRules } from "./drawer-store";

/** When a restaurant's business days end and how its drawers are counted. */
export async function getDrawerSettings(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<DrawerSettings> {
  return settingsToWire(await readDrawerRules(app.db.sql, { tenantId }));
}
