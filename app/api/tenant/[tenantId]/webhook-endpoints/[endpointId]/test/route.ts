import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { webhookTestLimit } from "@/lib/platform/rate-limit/limits";
import { testWebhookEndpoint } from "@/lib/restaurant/webhooks/test-webhook-endpoint";
import {
  WebhookEndpointParams,
  WebhookTestBody,
  WebhookTestResult,
} from "@/lib/restaurant/webhooks/webhook-contract";

export const POST = endpoint({
  operationId: "testWebhookEndpoint",
  summary: "Send a test event now",
  description:
    "Waits for the receiver for up to 15 seconds and returns the result. Sends `webhook.test`, or the sample of another type, to this endpoint only, whatever it listens to.",
  tag: "Webhooks",
  guard: tenantAccess,
  params: WebhookEndpointParams,
  body: WebhookTestBody,
  response: WebhookTestResult,
  errors: ["WEBHOOK_ENDPOINT_NOT_FOUND", "RATE_LIMITED"],
  limit: webhookTestLimit,
  handle: ({ app, tenant, params, body }) =>
    testWebhookEndpoint(app, { tenant, endpointId: params.endpointId, ...body }),
});
