import { endpoint } from "@/lib/app/endpoint";
import { MemberParams } from "@/lib/people/accounts/staff-contract";
import { personal, teamMember, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { SetPinBody } from "@/lib/people/devices/device-contract";
import { removePin } from "@/lib/people/devices/remove-pin";
import { setPin } from "@/lib/people/devices/set-pin";

export const PUT = endpoint({
  operationId: "setPin",
  summary: "Set your own PIN for the restaurant's shared devices",
  description: "Needs a fresh sign-in. A PIN that is easily guessed is refused.",
  tag: "Team",
  guard: teamMember,
  params: MemberParams,
  body: SetPinBody,
  response: null,
  errors: ["NOT_AT_TWIN", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED", "UNAVAILABLE"],
  audited: true,
  handle: ({ app, tenant, actor, params, body, request }) =>
    setPin(app, { tenantId: tenant.id, userId: params.userId, actor, pin: body.pin, gone: request.signal }),
});

export const DELETE = endpoint({
  operationId: "removePin",
  summary: "Remove a member's PIN, or your own",
  description: "Whoever may remove somebody from the team may remove their PIN; nobody can read it.",
  tag: "Team",
  guard: personal(tenantStaffAccess),
  params: MemberParams,
  response: null,
  errors: ["NOT_AT_TWIN", "MEMBER_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, actor, params }) =>
    removePin(app, { tenantId: tenant.id, userId: params.userId, actor }),
});
