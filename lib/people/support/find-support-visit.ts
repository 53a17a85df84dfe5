import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import type { SupportVisitRow } from "./support-visit-contract";
import { listOpenVisits } from "./support-visit-store";

/** The visit that somebody is making at a restaurant at this moment, or null. */
export async function findSupportVisit(
  app: App,
  { tenantId, userId }: { tenantId: TenantId; userId: string },
): Promise<SupportVisitRow | null> {
  const [visit = null] = await listOpenVisits(app.db, { tenantId, userId, now: app.realClock.now() });
  return visit;
}
