import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { endSupportVisit } from "@/lib/people/support/end-support-visit";
import { SupportVisitParams } from "@/lib/people/support/support-visit-contract";

export const DELETE = endpoint({
  operationId: "endSupportVisit",
  summary: "End your support visit at a restaurant",
  description: "Ending it again does nothing. Signing out ends all visits.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: SupportVisitParams,
  response: null,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, actor, params }) =>
    endSupportVisit(app, { tenantRef: params.tenantId, visitId: params.visitId, actor }),
});
