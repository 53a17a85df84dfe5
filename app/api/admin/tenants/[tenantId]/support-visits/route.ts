import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { startSupportVisit } from "@/lib/people/support/start-support-visit";
import { StartSupportVisitBody, SupportVisit } from "@/lib/people/support/support-visit-contract";

export const POST = endpoint({
  operationId: "startSupportVisit",
  summary: "Start a support visit at a restaurant's dashboard",
  description:
    "Lasts an hour at most. The restaurant sees who is there and why, and its activity log names the visit at everything that is changed during it.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: TenantParams,
  body: StartSupportVisitBody,
  response: SupportVisit,
  errors: ["TENANT_NOT_FOUND", "VISIT_UNDER_WAY"],
  idempotent: true,
  handle: ({ app, actor, params, body }) =>
    startSupportVisit(app, { tenantRef: params.tenantId, ...body, actor }),
});
