import { endpoint } from "@/lib/app/endpoint";
import { DisputeReviewList, DisputeReviewQuery } from "@/lib/oversight/books/dispute-review-contract";
import { listAllDisputes } from "@/lib/oversight/books/list-all-disputes";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listAllDisputes",
  summary: "List the disputes about payments to all restaurants, newest first",
  description: "With the restaurant, the amount, the bank's reason and the deadline for evidence.",
  tag: "Admin money",
  guard: superAdmin,
  query: DisputeReviewQuery,
  response: DisputeReviewList,
  errors: [],
  handle: ({ app, query }) => listAllDisputes(app, query),
});
