import { endpoint } from "@/lib/app/endpoint";
import { clearFlag } from "@/lib/oversight/escrow-review/clear-flag";
import {
  ClearFlagBody,
  EscrowReview,
  EscrowReviewParams,
} from "@/lib/oversight/escrow-review/escrow-review-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "clearEscrowFlag",
  summary: "Clear the flag of an order that was prepared implausibly fast",
  description: "The money is released with the next run, once it is due. Clearing again changes nothing.",
  tag: "Admin money",
  guard: superAdmin,
  params: EscrowReviewParams,
  body: ClearFlagBody,
  response: EscrowReview,
  errors: ["ORDER_NOT_FOUND", "ORDER_NOT_FLAGGED"],
  handle: ({ app, actor, params, body }) => clearFlag(app, { ...params, ...body, actor }),
});
