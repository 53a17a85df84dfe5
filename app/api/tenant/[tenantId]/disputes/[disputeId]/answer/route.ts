import { endpoint } from "@/lib/app/endpoint";
import { beginAnswer } from "@/lib/payments/disputes/begin-answer";
import {
  DisputeDetail,
  DisputeParams,
  SaveAnswerBody,
} from "@/lib/payments/disputes/dispute-answer-contract";
import { saveAnswer } from "@/lib/payments/disputes/save-answer";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "beginDisputeAnswer",
  summary: "Begin the answer to a dispute",
  description:
    "With what is known of the order, bill, gift card or booking, and its receipt attached. An answer that was begun before stays as it is.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeParams,
  response: DisputeDetail,
  errors: ["DISPUTE_NOT_FOUND", "DISPUTE_OVER", "DISPUTE_ANSWERED", "DISPUTE_ANSWER_CHANGED"],
  audited: true,
  handle: ({ app, tenant, params: { disputeId } }) => beginAnswer(app, { tenant, disputeId }),
});

export const PATCH = endpoint({
  operationId: "saveDisputeAnswer",
  summary: "Change the texts of the answer to a dispute",
  description: "It is a draft until it is sent. The body names the version that it was written on.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeParams,
  body: SaveAnswerBody,
  response: DisputeDetail,
  errors: [
    "INVALID_EVIDENCE",
    "DISPUTE_NOT_FOUND",
    "DISPUTE_OVER",
    "DISPUTE_ANSWERED",
    "DISPUTE_ANSWER_CHANGED",
  ],
  audited: true,
  handle: ({ app, tenant, params: { disputeId }, body }) =>
    saveAnswer(app, { tenantId: tenant.id, disputeId, ...body }),
});
