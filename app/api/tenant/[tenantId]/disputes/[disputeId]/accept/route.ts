import { endpoint } from "@/lib/app/endpoint";
import { acceptDispute } from "@/lib/payments/disputes/accept-dispute";
import { DisputeDetail, DisputeParams } from "@/lib/payments/disputes/dispute-answer-contract";
import { tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "acceptDispute",
  summary: "Give a dispute up: the guest keeps the money",
  description: "For the owner only: co-managers answer disputes, but cannot give money up.",
  tag: "Disputes",
  guard: tenantOwnerAccess,
  params: DisputeParams,
  response: DisputeDetail,
  errors: ["DISPUTE_NOT_FOUND", "DISPUTE_OVER", "DISPUTE_ANSWERED", "DISPUTE_ANSWER_CHANGED"],
  audited: true,
  handle: ({ app, tenant, actor, params: { disputeId } }) =>
    acceptDispute(app, { tenantId: tenant.id, disputeId, actorId: actor.userId }),
});
