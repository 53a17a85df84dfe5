import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { rotateWebhookSecret } from "@/lib/restaurant/webhooks/rotate-webhook-secret";
import { WebhookEndpointParams, WebhookEndpointWithSecret } from "@/lib/restaurant/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "rotateWebhookSecret",
  summary: "Rotate a webhook endpoint's secret",
  description: "For 24 hours, events are also signed with the previous secret, in the same header.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  response: WebhookEndpointWithSecret,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, params }) =>
    rotateWebhookSecret(app, { tenantId: tenant.id, endpointId: params.endpointId }),
});
