import { endpoint } from "@/lib/app/endpoint";
import {
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  CreateUserBody,
} from "@/lib/oversight/admin/admin-contract";
import { createUser } from "@/lib/oversight/admin/create-user";
import { listUsers } from "@/lib/oversight/admin/list-users";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listUsers",
  summary: "List all users who work on the platform, newest first",
  description: "Search by name or email, or choose a role.",
  tag: "Admin users",
  guard: superAdmin,
  query: AdminUserQuery,
  response: AdminUserList,
  errors: [],
  handle: ({ app, query }) => listUsers(app, query),
});

export const POST = endpoint({
  operationId: "createUser",
  summary: "Create a designer, agent, group manager or super-admin",
  description: "Restaurants invite their own staff. The user is emailed a link to choose a password.",
  tag: "Admin users",
  guard: superAdmin,
  body: CreateUserBody,
  response: AdminUser,
  errors: ["FRESH_SIGN_IN_REQUIRED", "EMAIL_TAKEN", "REFERRAL_CODE_TAKEN"],
  idempotent: true,
  handle: ({ app, actor, body }) => createUser(app, { request: body, actor }),
});
