import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { getPageApp } from "@/lib/app/page-app";
import { findPageAccess, type PageAccess } from "@/lib/people/auth/find-page-access";
import {
  type StaffActor,
  type TenantRef,
  teamDevice,
  tenantStaffAccess,
} from "@/lib/people/auth/staff-guards";
import { dashboardBase } from "@/lib/restaurant/tenancy/host";

type DashboardAccess = PageAccess<{ tenant: TenantRef; actor: StaffActor }>;

/** What this request's cookies open at the restaurant, asked once per request. */
export const dashboardAccess = cache(async (tenantRef: string): Promise<DashboardAccess> => {
  const cookieHeader = (await headers()).get("cookie");
  const params = { tenantId: tenantRef };
  return findPageAccess(getPageApp(), tenantStaffAccess, { cookieHeader, params });
});

/** The restaurant of a locked device's session, which opens nothing there before a PIN is given. Null for others. */
export async function lockedRestaurant(tenantRef: string): Promise<TenantRef | null> {
  const cookieHeader = (await headers()).get("cookie");
  const access = await findPageAccess(getPageApp(), teamDevice, {
    cookieHeader,
    params: { tenantId: tenantRef },
  });
  return access.state === "open" ? access.tenant : null;
}

/** The restaurant's page in the administration, which is on the platform's own host. */
export async function adminPageOf(tenantRef: string): Promise<string> {
  const path = `/admin/restaurants/${tenantRef}`;
  const { dashboard } = await dashboardBases(tenantRef);
  return dashboard.startsWith("/t/") ? path : `${getPageApp().env.publicUrl}${path}`;
}

/** Where the dashboard's and the storefront's own pages start on this request. */
export async function dashboardBases(tenantRef: string): Promise<{ dashboard: string; storefront: string }> {
  const address = await readTenantAddress();
  return {
    dashboard: address?.dashboardBase ?? dashboardBase(tenantRef, false),
    storefront: address?.storefrontBase ?? `/s/${tenantRef}`,
  };
}

/**
 * Access for a page at `path` of the dashboard. Sends those who are signed out to the sign-in page and back here
 * afterwards, super-admins without a second factor to where they switch it on, and those without a support visit to
 * where they start one. Who may not enter, and a locked device, never get here: the layout answers them.
 */
export async function openDashboard(
  tenantRef: string,
  path: string,
): Promise<Extract<DashboardAccess, { state: "open" | "locked" }> | null> {
  const access = await dashboardAccess(tenantRef);
  if (access.state === "open" || access.state === "locked") return access;
  if (access.state === "forbidden") return null;
  if (access.state === "must-visit") {
    redirect(`${await adminPageOf(tenantRef)}?${new URLSearchParams({ visit: path })}`);
  }
  const { dashboard } = await dashboardBases(tenantRef);
  if (access.state === "must-enrol") redirect(tenantHref(dashboard, "/security"));
  const next = new URLSearchParams({ next: tenantHref(dashboard, path) });
  redirect(`${tenantHref(dashboard, "/sign-in")}?${next}`);
}
