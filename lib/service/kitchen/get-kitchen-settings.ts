import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { readKitchenAges } from "./kitchen-read-store";
import type { KitchenAges } from "./kitchen-ticket";

/** From which ages on tickets change their color. */
export function getKitchenSettings(app: App, { tenantId }: { tenantId: TenantId }): Promise<KitchenAges> {
  return readKitchenAges(app.db.sql, { tenantId });
}
