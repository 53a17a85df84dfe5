import { endpoint } from "@/lib/app/endpoint";
import { EscrowReview, EscrowReviewParams } from "@/lib/oversight/escrow-review/escrow-review-contract";
import { getEscrowReview } from "@/lib/oversight/escrow-review/get-escrow-review";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getEscrowReview",
  summary: "Get the escrow of an order, and whether it is flagged",
  description: "With the reason why it was flagged, and what was captured, refunded and released so far.",
  tag: "Admin money",
  guard: superAdmin,
  params: EscrowReviewParams,
  response: EscrowReview,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, params }) => getEscrowReview(app, { orderId: params.orderId }),
});
