import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { KitchenQuery, KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { listKitchenTickets } from "@/lib/service/kitchen/list-kitchen-tickets";

export const GET = endpoint({
  operationId: "listKitchenTickets",
  summary: "List what the kitchen has",
  description:
    "Accepted orders whose time has come, and the rounds of tables, by station. Also what a station has bumped, so that it can be recalled, until the order is handed over.",
  tag: "Kitchen",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: KitchenQuery,
  response: KitchenView,
  errors: ["STATION_NOT_FOUND"],
  handle: ({ app, tenant, query }) =>
    listKitchenTickets(app, { tenantId: tenant.id, stationId: query.station ?? null }),
});
