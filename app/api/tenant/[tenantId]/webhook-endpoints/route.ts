import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { createWebhookEndpoint } from "@/lib/restaurant/webhooks/create-webhook-endpoint";
import { listWebhookEndpoints } from "@/lib/restaurant/webhooks/list-webhook-endpoints";
import {
  CreateWebhookEndpointBody,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from "@/lib/restaurant/webhooks/webhook-contract";

export const GET = endpoint({
  operationId: "listWebhookEndpoints",
  summary: "List the webhook endpoints",
  description: "With their event types, and why one is disabled.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: TenantParams,
  response: WebhookEndpointList,
  errors: [],
  handle: ({ app, tenant }) => listWebhookEndpoints(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createWebhookEndpoint",
  summary: "Create a webhook endpoint",
  description:
    "Events are signed according to Standard Webhooks 1.0; the secret is only in this response. Failed deliveries are retried for three days.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateWebhookEndpointBody,
  response: WebhookEndpointWithSecret,
  errors: ["QUOTA_EXCEEDED"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, client, body }) =>
    createWebhookEndpoint(app, { tenantId: tenant.id, endpoint: body, asksHere: client.isLocal }),
});
