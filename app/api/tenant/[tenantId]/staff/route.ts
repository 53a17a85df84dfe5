import { listStaff } from "@/lib/accounts/list-staff";
import { MemberList } from "@/lib/accounts/staff-contract";
import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listStaff",
  summary: "Everybody who works at the restaurant",
  tag: "Team",
  guard: tenantAccess,
  params: TenantParams,
  response: MemberList,
  errors: [],
  handle: ({ app, tenant }) => listStaff(app, { tenantId: tenant.id }),
});
