import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { listMenuChanges } from "@/lib/restaurant/menu/history/list-menu-changes";
import { MenuChangeList, MenuChangeQuery } from "@/lib/restaurant/menu/history/menu-history-contract";

export const GET = endpoint({
  operationId: "listMenuChanges",
  summary: "List what was changed on the menu, newest first",
  description: "Kept for two years. Stock, sort order and temporary switches are not part of it.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  query: MenuChangeQuery,
  response: MenuChangeList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listMenuChanges(app, { tenantId: tenant.id, currency: tenant.currency, query }),
});
