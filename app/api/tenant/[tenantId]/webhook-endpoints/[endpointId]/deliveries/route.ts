import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listWebhookDeliveries } from "@/lib/webhooks/list-webhook-deliveries";
import {
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookEndpointParams,
} from "@/lib/webhooks/webhook-contract";

export const GET = endpoint({
  operationId: "listWebhookDeliveries",
  summary: "What was sent to an endpoint, and how it went",
  description: "Settled deliveries are kept for 30 days.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  query: WebhookDeliveryQuery,
  response: WebhookDeliveryList,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  handle: ({ app, tenant, params, query }) =>
    listWebhookDeliveries(app, { tenantId: tenant.id, endpointId: params.endpointId, query }),
});
