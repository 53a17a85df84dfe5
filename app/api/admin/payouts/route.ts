import { endpoint } from "@/lib/app/endpoint";
import { listAllPayouts } from "@/lib/oversight/books/list-all-payouts";
import { PayoutReviewList, PayoutReviewQuery } from "@/lib/oversight/books/payout-review-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listAllPayouts",
  summary: "List the payouts of all restaurants, newest first",
  description:
    "A payout is what was transferred to a restaurant for one thing that was sold, with its state at the processor.",
  tag: "Admin money",
  guard: superAdmin,
  query: PayoutReviewQuery,
  response: PayoutReviewList,
  errors: [],
  handle: ({ app, query }) => listAllPayouts(app, query),
});
