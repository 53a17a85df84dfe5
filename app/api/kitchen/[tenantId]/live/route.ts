import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { screenAccess } from "@/lib/service/kitchen/kitchen-guards";
import { watchKitchen } from "@/lib/service/kitchen/watch-kitchen";

export const GET = endpoint({
  operationId: "watchKitchen",
  summary: "Follow the kitchen on this screen",
  description:
    "Server-sent events: `change` when something happened, `beat` in between. Also read when the stream opens. On 503, poll instead.",
  tag: "Kitchen",
  guard: screenAccess("station", "expediter", "pickup"),
  params: TenantParams,
  response: null,
  produces: "text/event-stream",
  atOnce: 100,
  errors: ["UNAVAILABLE"],
  handle: ({ app, tenant, screen, request, client }) =>
    watchKitchen(app, {
      tenantId: tenant.id,
      screenId: screen.id,
      signal: request.signal,
      clientAddress: client.address,
    }),
});
