import type { PageDevice } from "@/components/dashboard/device/device-context";
import { isTwin } from "@/lib/core/ids/tenant-id";
import type { StaffActor, TenantRef } from "@/lib/people/auth/staff-guards";
import { actingUntil } from "@/lib/people/devices/acting-until";
import type { DashboardTenant } from "./dashboard-tenant";

/** What its pages know of a restaurant, whoever looks; nothing that only some may do. */
export function tenantOf(tenant: TenantRef): DashboardTenant {
  return {
    slug: tenant.slug,
    name: tenant.name,
    timeZone: tenant.timeZone,
    currency: tenant.currency,
    country: tenant.country,
    locales: tenant.locales,
    manages: false,
    storefrontBase: null,
    isTwin: isTwin(tenant.id),
    isDraft: tenant.status === "draft",
    uploads: "server",
  };
}

/** The device that a team shares, as a page knows it; null for one person's session. */
export function deviceOf({ device }: StaffActor, now: Date): PageDevice | null {
  if (!device) return null;
  const { acting, idleMinutes, showsBoard } = device;
  const { secondsLeft } = acting
    ? actingUntil({ realClock: { now: () => now } }, acting)
    : { secondsLeft: 0 };
  return {
    idleMinutes,
    showsBoard,
    acting: acting && { userId: acting.userId, name: acting.name, secondsLeft },
  };
}
