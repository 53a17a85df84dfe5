import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { getWebhookDelivery } from "@/lib/restaurant/webhooks/get-webhook-delivery";
import { WebhookDeliveryParams } from "@/lib/restaurant/webhooks/webhook-contract";
import { WebhookDeliveryDetail } from "@/lib/restaurant/webhooks/webhook-request-contract";

export const GET = endpoint({
  operationId: "getWebhookDelivery",
  summary: "Read one delivery: what was sent and what came back",
  description: "Kept for 30 days.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookDeliveryParams,
  response: WebhookDeliveryDetail,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_DELIVERY_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getWebhookDelivery(app, { ...params, tenant }),
});
