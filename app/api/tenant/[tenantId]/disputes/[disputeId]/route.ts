import { endpoint } from "@/lib/app/endpoint";
import { DisputeDetail, DisputeParams } from "@/lib/payments/disputes/dispute-answer-contract";
import { getDispute } from "@/lib/payments/disputes/get-dispute";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getDispute",
  summary: "Get a dispute and its answer",
  description: "With what is known for the answer, and its texts and files as far as they are written.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeParams,
  response: DisputeDetail,
  errors: ["DISPUTE_NOT_FOUND"],
  handle: ({ app, tenant, params: { disputeId } }) => getDispute(app, { tenantId: tenant.id, disputeId }),
});
