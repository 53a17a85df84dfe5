import { endpoint } from "@/lib/app/endpoint";
import { AdminUser, UpdateUserBody, UserParams } from "@/lib/oversight/admin/admin-contract";
import { getUser } from "@/lib/oversight/admin/get-user";
import { updateUser } from "@/lib/oversight/admin/update-user";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";

/** What the platform decides about a user. */
const version = versionOf(AdminUser, ({ role, refCode, commissionPercent, designs, organizations }) => ({
  ...{ role, refCode, commissionPercent, designs, organizations },
}));

export const GET = endpoint({
  operationId: "getUser",
  summary: "Get a user who works on the platform",
  description: "With the restaurants where they work or which they design, and the groups that they manage.",
  tag: "Admin users",
  guard: superAdmin,
  params: UserParams,
  response: AdminUser,
  version,
  errors: ["USER_NOT_FOUND"],
  handle: ({ app, params }) => getUser(app, params),
});

export const PATCH = endpoint({
  operationId: "updateUser",
  summary: "Update a user's role, referral code, designed restaurants or managed groups",
  description: "A new role ends the user's sessions.",
  tag: "Admin users",
  guard: superAdmin,
  params: UserParams,
  body: UpdateUserBody,
  response: AdminUser,
  version,
  errors: ["USER_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "REFERRAL_CODE_TAKEN"],
  handle: ({ app, actor, params, body, precondition }) =>
    updateUser(app, { userId: params.userId, changes: body, actor, precondition }),
});
