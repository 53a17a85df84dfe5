import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { DrawerDayList, DrawerDaysQuery } from "@/lib/service/drawers/drawer-day-contract";
import { listDrawerDays } from "@/lib/service/drawers/list-drawer-days";

export const GET = endpoint({
  operationId: "listDrawerDays",
  summary: "List the days of cash drawers",
  description: "The one that was opened last first, with the number and the difference of each Z report.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: DrawerDaysQuery,
  response: DrawerDayList,
  errors: [],
  handle: ({ app, tenant, query }) => listDrawerDays(app, { tenantId: tenant.id, query }),
});
