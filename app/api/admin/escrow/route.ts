import { superAdmin } from "@/lib/auth/staff-guards";
import { EscrowReviewList, EscrowReviewQuery } from "@/lib/escrow/escrow-review-contract";
import { listEscrow } from "@/lib/escrow/list-escrow";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "listEscrow",
  summary: "Where the money of all restaurants' orders is, newest first",
  description: "With `flagged=true`, the orders that wait for a super-admin.",
  tag: "Platform",
  guard: superAdmin,
  query: EscrowReviewQuery,
  response: EscrowReviewList,
  errors: [],
  handle: ({ app, query }) => listEscrow(app, query),
});
