import { getPageApp } from "@/lib/app/page-app";
import type { StaffActor, TenantRef } from "@/lib/people/auth/staff-guards";
import { listSupportVisits } from "@/lib/people/support/list-support-visits";
import { getSuspension } from "@/lib/restaurant/tenancy/get-suspension";
import { SupportNotice } from "./support-notice";
import { SuspendedNotice } from "./suspended-notice";
import { VisitBar } from "./visit-bar";

interface PlatformNoticesProps {
  tenant: TenantRef;
  actor: StaffActor;
  /** The restaurant's page in the administration. */
  adminUrl: string;
}

/** What the platform is doing at a restaurant, above every page of its dashboard. */
export async function PlatformNotices({ tenant, actor, adminUrl }: PlatformNoticesProps) {
  const app = getPageApp();
  const visits = await listSupportVisits(app, { tenantId: tenant.id });
  const own = visits.find(({ id }) => id === actor.visitId);
  const isSuspended = tenant.status === "suspended";
  return (
    <>
      {own && <VisitBar visitId={own.id} endsAt={own.endsAt.toISOString()} adminUrl={adminUrl} />}
      {actor.role !== "superadmin" &&
        visits.map(({ id, reason, endsAt }) => <SupportNotice key={id} reason={reason} endsAt={endsAt} />)}
      {isSuspended && (
        <SuspendedNotice
          restaurant={tenant.name}
          reason={await getSuspension(app, { tenantId: tenant.id })}
        />
      )}
    </>
  );
}
