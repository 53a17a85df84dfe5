import { AdminUser, UpdateUserBody, UserParams } from "@/lib/admin/admin-contract";
import { updateUser } from "@/lib/admin/update-user";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const PATCH = endpoint({
  operationId: "updateUser",
  summary: "Change a user's role, referral code, designed restaurants or managed groups",
  description: "A new role ends the user's sessions.",
  tag: "Platform",
  guard: superAdmin,
  params: UserParams,
  body: UpdateUserBody,
  response: AdminUser,
  errors: ["USER_NOT_FOUND", "REFERRAL_CODE_TAKEN"],
  handle: ({ app, actor, params, body }) => updateUser(app, { userId: params.userId, changes: body, actor }),
});
