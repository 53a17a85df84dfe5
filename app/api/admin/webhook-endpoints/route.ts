import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listReviewedEndpoints } from "@/lib/webhooks/list-reviewed-endpoints";
import { WebhookReviewList, WebhookReviewQuery } from "@/lib/webhooks/webhook-review-contract";

export const GET = endpoint({
  operationId: "listAllWebhookEndpoints",
  summary: "Webhook endpoints of all restaurants that fail or were disabled",
  tag: "Platform",
  guard: superAdmin,
  query: WebhookReviewQuery,
  response: WebhookReviewList,
  errors: [],
  handle: ({ app, query }) => listReviewedEndpoints(app, query),
});
