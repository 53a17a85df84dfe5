import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { listOpenVisits } from "./support-visit-store";

/** The support visits that are under way at a restaurant, the newest first. */
export async function listSupportVisits(app: App, { tenantId }: { tenantId: TenantId }) {
  return listOpenVisits(app.db, { tenantId, now: app.realClock.now() });
}
