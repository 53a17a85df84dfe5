import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { deleteWebhookEndpoint } from "@/lib/webhooks/delete-webhook-endpoint";
import { getWebhookEndpoint } from "@/lib/webhooks/get-webhook-endpoint";
import { updateWebhookEndpoint } from "@/lib/webhooks/update-webhook-endpoint";
import {
  UpdateWebhookEndpointBody,
  WebhookEndpoint,
  WebhookEndpointParams,
} from "@/lib/webhooks/webhook-contract";

export const GET = endpoint({
  operationId: "getWebhookEndpoint",
  summary: "One webhook endpoint",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  response: WebhookEndpoint,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getWebhookEndpoint(app, { tenantId: tenant.id, endpointId: params.endpointId }),
});

export const PATCH = endpoint({
  operationId: "updateWebhookEndpoint",
  summary: "Change a webhook endpoint",
  description: "`disabled: false` puts it back into service; replay what it missed.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  body: UpdateWebhookEndpointBody,
  response: WebhookEndpoint,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updateWebhookEndpoint(app, { tenantId: tenant.id, endpointId: params.endpointId, changes: body }),
});

export const DELETE = endpoint({
  operationId: "deleteWebhookEndpoint",
  summary: "Stop sending events to an address",
  description: "Deleting it again answers 204 as well.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) =>
    deleteWebhookEndpoint(app, { tenantId: tenant.id, endpointId: params.endpointId }),
});
