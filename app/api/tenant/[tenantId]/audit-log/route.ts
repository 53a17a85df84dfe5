import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { TenantAuditLog, TenantAuditQuery } from "@/lib/oversight/admin/audit-contract";
import { listTenantAuditLog } from "@/lib/oversight/admin/list-tenant-audit-log";
import { tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listTenantAuditLog",
  summary: "List who changed what at the restaurant, newest first",
  description: "For the owner. Acts of the platform are shown as `platform`, without its notes.",
  tag: "Team",
  guard: tenantOwnerAccess,
  params: TenantParams,
  query: TenantAuditQuery,
  response: TenantAuditLog,
  errors: [],
  handle: ({ app, tenant, query }) => listTenantAuditLog(app, { tenantId: tenant.id, ...query }),
});
