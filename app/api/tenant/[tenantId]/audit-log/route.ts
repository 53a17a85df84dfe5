import { TenantAuditLog, TenantAuditQuery } from "@/lib/admin/admin-contract";
import { listTenantAuditLog } from "@/lib/admin/list-tenant-audit-log";
import { tenantOwnerAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listTenantAuditLog",
  summary: "Who changed what at the restaurant, newest first",
  description: "For the owner. What the platform did is named `platform`, without its notes.",
  tag: "Team",
  guard: tenantOwnerAccess,
  params: TenantParams,
  query: TenantAuditQuery,
  response: TenantAuditLog,
  errors: [],
  handle: ({ app, tenant, query }) => listTenantAuditLog(app, { tenantId: tenant.id, ...query }),
});
