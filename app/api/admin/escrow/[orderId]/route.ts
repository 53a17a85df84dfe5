import { endpoint } from "@/lib/app/endpoint";
import { EscrowReview, EscrowReviewParams } from "@/lib/oversight/escrow-review/escrow-review-contract";
import { getEscrowReview } from "@/lib/oversight/escrow-review/get-escrow-review";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getEscrowReview",
  summary: "Where the money of an order is, and whether it was flagged",
  tag: "Platform",
  guard: superAdmin,
  params: EscrowReviewParams,
  response: EscrowReview,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, params }) => getEscrowReview(app, { orderId: params.orderId }),
});
