import { revokeInvitation } from "@/lib/accounts/revoke-invitation";
import { InvitationParams } from "@/lib/accounts/staff-contract";
import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const DELETE = endpoint({
  operationId: "revokeInvitation",
  summary: "Take an open invitation back",
  tag: "Team",
  guard: tenantAccess,
  params: InvitationParams,
  response: null,
  errors: ["INVITATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, actor, params }) =>
    revokeInvitation(app, { tenantId: tenant.id, invitationId: params.invitationId, actor }),
});
