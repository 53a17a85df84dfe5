import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { replayWebhooks } from "@/lib/webhooks/replay-webhooks";
import { ReplayBody, ReplayResult, WebhookEndpointParams } from "@/lib/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "replayWebhooks",
  summary: "Send the events of a time range again",
  description: "Delivered or not, and those from before the endpoint existed. Ids and bytes stay the same.",
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
