import { endpoint } from "@/lib/app/endpoint";
import { EscrowReviewList, EscrowReviewQuery } from "@/lib/oversight/escrow-review/escrow-review-contract";
import { listEscrow } from "@/lib/oversight/escrow-review/list-escrow";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listEscrow",
  summary: "List the escrow of all orders, newest first",
  description: "With `flagged=true`, only the orders that wait for a super-admin's review.",
  tag: "Admin money",
  guard: superAdmin,
  query: EscrowReviewQuery,
  response: EscrowReviewList,
  errors: [],
  handle: ({ app, query }) => listEscrow(app, query),
});
