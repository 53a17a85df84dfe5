import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { listReviewedEndpoints } from "@/lib/restaurant/webhooks/list-reviewed-endpoints";
import { WebhookReviewList, WebhookReviewQuery } from "@/lib/restaurant/webhooks/webhook-review-contract";

export const GET = endpoint({
  operationId: "listAllWebhookEndpoints",
  summary: "List the failing and disabled webhook endpoints of all restaurants",
  description: "With the last failure of each, so that its owner can be told.",
  tag: "Admin jobs",
  guard: superAdmin,
  query: WebhookReviewQuery,
  response: WebhookReviewList,
  errors: [],
  handle: ({ app, query }) => listReviewedEndpoints(app, query),
});
