import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { listReviewedEndpoints } from "@/lib/restaurant/webhooks/list-reviewed-endpoints";
import { WebhookReviewList, WebhookReviewQuery } from "@/lib/restaurant/webhooks/webhook-review-contract";

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
