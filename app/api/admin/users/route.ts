import { AdminUserList, AdminUserQuery } from "@/lib/admin/admin-contract";
import { listUsers } from "@/lib/admin/list-users";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "listUsers",
  summary: "Everybody who works on the platform, newest first",
  tag: "Platform",
  guard: superAdmin,
  query: AdminUserQuery,
  response: AdminUserList,
  errors: [],
  handle: ({ app, query }) => listUsers(app, query),
});
