import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { kitchenScreenLimit } from "@/lib/platform/rate-limit/screen-limits";
import { KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { screenAccess } from "@/lib/service/kitchen/kitchen-guards";
import { listKitchenTickets } from "@/lib/service/kitchen/list-kitchen-tickets";

export const GET = endpoint({
  operationId: "listScreenTickets",
  summary: "List what this screen shows",
  description:
    "Answered to a paired screen by its cookie: the tickets of its station, or all of them at the pass.",
  tag: "Kitchen",
  guard: screenAccess("station", "expediter"),
  params: TenantParams,
  response: KitchenView,
  errors: ["STATION_NOT_FOUND", "RATE_LIMITED"],
  limit: kitchenScreenLimit,
  handle: ({ app, tenant, screen }) =>
    listKitchenTickets(app, { tenantId: tenant.id, stationId: screen.stationId }),
});
