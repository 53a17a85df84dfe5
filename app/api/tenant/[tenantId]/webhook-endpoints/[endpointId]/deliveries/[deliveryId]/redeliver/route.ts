import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { redeliverWebhook } from "@/lib/restaurant/webhooks/redeliver-webhook";
import { WebhookDelivery, WebhookDeliveryParams } from "@/lib/restaurant/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "redeliverWebhook",
  summary: "Send a delivery again",
  description: "The same bytes with the same id, at once; a receiver that knows the id ignores it.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookDeliveryParams,
  response: WebhookDelivery,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_DELIVERY_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"],
  idempotent: true,
  handle: ({ app, tenant, params }) =>
    redeliverWebhook(app, {
      tenantId: tenant.id,
      endpointId: params.endpointId,
      deliveryId: params.deliveryId,
    }),
});
