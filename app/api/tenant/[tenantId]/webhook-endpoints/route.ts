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
  summary: "Where events are sent",
  tag: "Webhooks",
  guard: tenantAccess,
  params: TenantParams,
  response: WebhookEndpointList,
  errors: [],
  handle: ({ app, tenant }) => listWebhookEndpoints(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createWebhookEndpoint",
  summary: "Send events to an address",
  description:
    "Events are signed as Standard Webhooks 1.0 says; the secret is in this answer only. What fails is tried again for three days.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateWebhookEndpointBody,
  response: WebhookEndpointWithSecret,
  errors: ["QUOTA_EXCEEDED"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, body }) => createWebhookEndpoint(app, { tenantId: tenant.id, endpoint: body }),
});
