import { endpoint } from "@/lib/app/endpoint";
import { changeMember } from "@/lib/people/accounts/change-member";
import { getMember } from "@/lib/people/accounts/get-member";
import { removeMember } from "@/lib/people/accounts/remove-member";
import { ChangeMemberBody, Member, MemberParams } from "@/lib/people/accounts/staff-contract";
import { personal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";

const version = versionOf(Member, ({ userId, role }) => ({ userId, role }));

export const GET = endpoint({
  operationId: "getMember",
  summary: "Get a team member",
  description: "With their role, and since when.",
  tag: "Team",
  guard: tenantAccess,
  params: MemberParams,
  response: Member,
  version,
  errors: ["MEMBER_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getMember(app, { tenantId: tenant.id, userId: params.userId }),
});

export const PATCH = endpoint({
  operationId: "changeMember",
  summary: "Change a team member's role",
  description: "The new role counts from the next request on.",
  tag: "Team",
  guard: personal(tenantAccess),
  params: MemberParams,
  body: ChangeMemberBody,
  response: Member,
  version,
  errors: ["NOT_AT_TWIN", "MEMBER_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, actor, params, body, precondition }) =>
    changeMember(app, { tenantId: tenant.id, userId: params.userId, actor, role: body.role, precondition }),
});

export const DELETE = endpoint({
  operationId: "removeMember",
  summary: "Remove a team member and end their sessions",
  description: "Removing somebody who is not on the team does nothing.",
  tag: "Team",
  guard: personal(tenantAccess),
  params: MemberParams,
  response: null,
  errors: ["NOT_AT_TWIN"],
  audited: true,
  handle: ({ app, tenant, actor, params }) =>
    removeMember(app, { tenantId: tenant.id, userId: params.userId, actor }),
});
