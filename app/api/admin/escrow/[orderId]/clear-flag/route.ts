import { superAdmin } from "@/lib/auth/staff-guards";
import { clearFlag } from "@/lib/escrow/clear-flag";
import { ClearFlagBody, EscrowReview, EscrowReviewParams } from "@/lib/escrow/escrow-review-contract";
import { endpoint } from "@/lib/http/endpoint";

export const POST = endpoint({
  operationId: "clearEscrowFlag",
  summary: "Clear the flag of an order that was prepared implausibly fast",
  description: "The release goes out with the next run, once it is due. Clearing again changes nothing.",
  tag: "Platform",
  guard: superAdmin,
  params: EscrowReviewParams,
  body: ClearFlagBody,
  response: EscrowReview,
  errors: ["ORDER_NOT_FOUND", "ORDER_NOT_FLAGGED"],
  handle: ({ app, actor, params, body }) => clearFlag(app, { ...params, ...body, actor }),
});
