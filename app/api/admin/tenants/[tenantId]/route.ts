import { AdminTenant, UpdateTenantBody } from "@/lib/admin/admin-contract";
import { getTenant } from "@/lib/admin/get-tenant";
import { updateTenant } from "@/lib/admin/update-tenant";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getTenant",
  summary: "A restaurant as the platform sees it, whatever its status",
  tag: "Platform",
  guard: superAdmin,
  params: TenantParams,
  response: AdminTenant,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, params }) => getTenant(app, { tenantRef: params.tenantId }),
});

export const PATCH = endpoint({
  operationId: "updateTenant",
  summary: "Publish or suspend a restaurant, or change its fee, escrow delay, payout account and quotas",
  tag: "Platform",
  guard: superAdmin,
  params: TenantParams,
  body: UpdateTenantBody,
  response: AdminTenant,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, actor, params, body }) =>
    updateTenant(app, { tenantRef: params.tenantId, changes: body, actor }),
});
