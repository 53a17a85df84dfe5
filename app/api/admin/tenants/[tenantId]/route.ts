import { AdminTenant, UpdateTenantBody } from "@/lib/admin/admin-contract";
import { updateTenant } from "@/lib/admin/update-tenant";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const PATCH = endpoint({
  operationId: "updateTenant",
  summary: "Suspend a restaurant, or change its fee, escrow delay and payout account",
  tag: "Platform",
  guard: superAdmin,
  params: TenantParams,
  body: UpdateTenantBody,
  response: AdminTenant,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, actor, params, body }) =>
    updateTenant(app, { tenantRef: params.tenantId, changes: body, actor }),
});
