import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { replayWebhooks } from "@/lib/restaurant/webhooks/replay-webhooks";
import { ReplayBody, ReplayResult, WebhookEndpointParams } from "@/lib/restaurant/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "replayWebhooks",
  summary: "Send the events of a time range again",
  description:
    "Includes events that were delivered before, and those from before the endpoint existed. Ids and bytes stay the same.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  body: ReplayBody,
  response: ReplayResult,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"],
  idempotent: true,
  handle: ({ app, tenant, params, body }) =>
    replayWebhooks(app, { tenantId: tenant.id, endpointId: params.endpointId, ...body }),
});
