import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { inviteStaff } from "@/lib/people/accounts/invite-staff";
import { listInvitations } from "@/lib/people/accounts/list-invitations";
import { Invitation, InvitationList, InviteBody } from "@/lib/people/accounts/staff-contract";
import { personal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listInvitations",
  summary: "List the open invitations to the team",
  description: "An invitation that has been accepted, revoked or has expired is not among them.",
  tag: "Team",
  guard: tenantAccess,
  params: TenantParams,
  response: InvitationList,
  errors: [],
  handle: ({ app, tenant }) => listInvitations(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "inviteStaff",
  summary: "Invite someone to the team by email",
  description:
    "The emailed link works once and expires in seven days. Inviting again replaces an open invitation.",
  tag: "Team",
  guard: personal(tenantAccess),
  params: TenantParams,
  body: InviteBody,
  response: Invitation,
  errors: ["NOT_AT_TWIN", "ALREADY_MEMBER", "RESTAURANT_DRAFT", "RATE_LIMITED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, actor, body }) => inviteStaff(app, { tenantId: tenant.id, actor, ...body }),
});
