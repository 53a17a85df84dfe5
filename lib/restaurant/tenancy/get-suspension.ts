import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { getTenantRow } from "./tenant-store";

/** Why the platform has closed a restaurant; null when it has not, or gave no reason. */
export async function getSuspension(app: App, { tenantId }: { tenantId: TenantId }): Promise<string | null> {
  return (await getTenantRow(app.db, { tenantId })).suspendedReason;
}
