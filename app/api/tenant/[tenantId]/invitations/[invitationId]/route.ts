import { endpoint } from "@/lib/app/endpoint";
import { revokeInvitation } from "@/lib/people/accounts/revoke-invitation";
import { InvitationParams } from "@/lib/people/accounts/staff-contract";
import { personal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const DELETE = endpoint({
  operationId: "revokeInvitation",
  summary: "Withdraw an open invitation",
  description:
    "Withdrawing it again, or one that has expired, does nothing. An accepted one cannot be withdrawn.",
  tag: "Team",
  guard: personal(tenantAccess),
  params: InvitationParams,
  response: null,
  errors: ["ALREADY_MEMBER"],
  audited: true,
  handle: ({ app, tenant, actor, params }) =>
    revokeInvitation(app, { tenantId: tenant.id, invitationId: params.invitationId, actor }),
});
