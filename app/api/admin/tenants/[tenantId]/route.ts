import type { z } from "zod";
import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { AdminTenant, AdminTenantDetail, UpdateTenantBody } from "@/lib/oversight/admin/admin-contract";
import { getTenant } from "@/lib/oversight/admin/get-tenant";
import { updateTenant } from "@/lib/oversight/admin/update-tenant";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";

/** What the platform decides about a restaurant. */
const decided = (tenant: z.output<typeof AdminTenant>) => {
  const { status, platformFeePercent, escrowDelayHours, plausiblePrepSeconds } = tenant;
  const { stripeAccountId, quotas, suspendedReason } = tenant;
  return {
    ...{ status, platformFeePercent, escrowDelayHours, plausiblePrepSeconds },
    ...{ stripeAccountId, quotas, suspendedReason },
  };
};

export const GET = endpoint({
  operationId: "getTenant",
  summary: "Get a restaurant with its team and quotas, whatever its status",
  description:
    "By slug or short id. It says also who referred the restaurant, and its latest support visits.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: TenantParams,
  response: AdminTenantDetail,
  version: versionOf(AdminTenantDetail, decided),
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, params }) => getTenant(app, { tenantRef: params.tenantId }),
});

export const PATCH = endpoint({
  operationId: "updateTenant",
  summary: "Update a restaurant's status, fee, escrow delay, payout account or quotas",
  description: "Omitted fields stay as they are. The reason of a suspension is emailed to the owners.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: TenantParams,
  body: UpdateTenantBody,
  response: AdminTenant,
  version: versionOf(AdminTenant, decided),
  errors: ["TENANT_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "PAYOUT_ACCOUNT_REFUSED", "PROCESSOR_UNAVAILABLE"],
  handle: ({ app, actor, params, body, precondition }) =>
    updateTenant(app, { tenantRef: params.tenantId, changes: body, actor, precondition }),
});
