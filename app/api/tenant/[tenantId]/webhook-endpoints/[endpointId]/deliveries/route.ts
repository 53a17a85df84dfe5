import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { listWebhookDeliveries } from "@/lib/restaurant/webhooks/list-webhook-deliveries";
import {
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookEndpointParams,
} from "@/lib/restaurant/webhooks/webhook-contract";

export const GET = endpoint({
  operationId: "listWebhookDeliveries",
  summary: "List an endpoint's deliveries and their results",
  description: "Finished deliveries are kept for 30 days.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  query: WebhookDeliveryQuery,
  response: WebhookDeliveryList,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  handle: ({ app, tenant, params, query }) =>
    listWebhookDeliveries(app, { tenantId: tenant.id, endpointId: params.endpointId, query }),
});
