import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { deleteWebhookEndpoint } from "@/lib/restaurant/webhooks/delete-webhook-endpoint";
import { getWebhookEndpoint } from "@/lib/restaurant/webhooks/get-webhook-endpoint";
import { updateWebhookEndpoint } from "@/lib/restaurant/webhooks/update-webhook-endpoint";
import {
  UpdateWebhookEndpointBody,
  WebhookEndpoint,
  WebhookEndpointParams,
} from "@/lib/restaurant/webhooks/webhook-contract";

const version = versionOf(WebhookEndpoint, ({ failingSince: _, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getWebhookEndpoint",
  summary: "Get a webhook endpoint",
  description: "Its secret is not among it; it was shown when the endpoint was made.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  response: WebhookEndpoint,
  version,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getWebhookEndpoint(app, { tenantId: tenant.id, endpointId: params.endpointId }),
});

export const PATCH = endpoint({
  operationId: "updateWebhookEndpoint",
  summary: "Update a webhook endpoint",
  description: "`disabled: false` enables it again; replay the events that it missed.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  body: UpdateWebhookEndpointBody,
  response: WebhookEndpoint,
  version,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, client, params, body, precondition }) =>
    updateWebhookEndpoint(app, {
      tenantId: tenant.id,
      endpointId: params.endpointId,
      changes: body,
      asksHere: client.isLocal,
      precondition,
    }),
});

export const DELETE = endpoint({
  operationId: "deleteWebhookEndpoint",
  summary: "Delete a webhook endpoint",
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
