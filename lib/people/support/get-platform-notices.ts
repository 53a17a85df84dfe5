import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { MemberRole, PlatformRole, TenantStatus } from "@/lib/platform/db/generated/enums";
import type { App } from "@/lib/restaurant/app";
import { getSuspension } from "@/lib/restaurant/tenancy/get-suspension";
import { listSupportVisits } from "./list-support-visits";
import type { PlatformNoticesWire } from "./platform-notices-contract";

/** What the platform is doing at a restaurant at this moment, for one of its people or for a super-admin. */
export async function getPlatformNotices(
  app: App,
  {
    tenant,
    actor,
  }: {
    tenant: { id: TenantId; status: TenantStatus };
    actor: { role: MemberRole | PlatformRole; visitId?: string };
  },
): Promise<PlatformNoticesWire> {
  const visits = (await listSupportVisits(app, { tenantId: tenant.id })).map(({ id, reason, endsAt }) => ({
    id,
    reason,
    endsAt: endsAt.toISOString(),
  }));
  const own = visits.find(({ id }) => id === actor.visitId);
  return {
    ownVisit: own ? { id: own.id, endsAt: own.endsAt } : null,
    visits: actor.role === "superadmin" ? [] : visits,
    suspension:
      tenant.status === "suspended" ? { reason: await getSuspension(app, { tenantId: tenant.id }) } : null,
  };
}
