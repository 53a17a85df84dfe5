import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { listStaff } from "@/lib/people/accounts/list-staff";
import { MemberList } from "@/lib/people/accounts/staff-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listStaff",
  summary: "List everybody on the restaurant's team",
  description: "With their roles, and since when.",
  tag: "Team",
  guard: tenantAccess,
  params: TenantParams,
  response: MemberList,
  errors: [],
  handle: ({ app, tenant }) => listStaff(app, { tenantId: tenant.id }),
});
