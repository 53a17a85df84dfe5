import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { redeliverWebhook } from "@/lib/webhooks/redeliver-webhook";
import { WebhookDelivery, WebhookDeliveryParams } from "@/lib/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "redeliverWebhook",
  summary: "Send a delivery again",
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
