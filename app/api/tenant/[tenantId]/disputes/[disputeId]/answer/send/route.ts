import { endpoint } from "@/lib/app/endpoint";
import {
  DisputeDetail,
  DisputeParams,
  SendAnswerBody,
} from "@/lib/payments/disputes/dispute-answer-contract";
import { sendAnswer } from "@/lib/payments/disputes/send-answer";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "sendDisputeAnswer",
  summary: "Send the answer to a dispute, once and for good",
  description:
    "It is `sending` until the processor has it, and `sent` then. Where the processor refuses it, it is a draft again and `refusal` says why.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeParams,
  body: SendAnswerBody,
  response: DisputeDetail,
  errors: ["DISPUTE_NOT_FOUND", "DISPUTE_OVER", "DISPUTE_ANSWERED", "DISPUTE_ANSWER_CHANGED"],
  audited: true,
  handle: ({ app, tenant, actor, params: { disputeId }, body }) =>
    sendAnswer(app, { tenantId: tenant.id, disputeId, actorId: actor.userId, ...body }),
});
