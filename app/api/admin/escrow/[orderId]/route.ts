import { superAdmin } from "@/lib/auth/staff-guards";
import { EscrowReview, EscrowReviewParams } from "@/lib/escrow/escrow-review-contract";
import { getEscrowReview } from "@/lib/escrow/get-escrow-review";
import { endpoint } from "@/lib/http/endpoint";

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
