import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { TaxSettings, UpdateTaxBody } from "@/lib/restaurant/tax/tax-contract";
import { getTax } from "@/lib/restaurant/tax-classes/get-tax";
import { updateTax } from "@/lib/restaurant/tax-classes/update-tax";

const version = versionOf(TaxSettings);

export const GET = endpoint({
  operationId: "getTax",
  summary: "Get the restaurant's tax classes and choices",
  description: "Each class has a rate per way of serving.",
  tag: "Tax and receipts",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: TaxSettings,
  version,
  errors: [],
  handle: ({ app, tenant }) => getTax(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "updateTax",
  summary: "Choose how prices are taxed",
  description: "Omitted fields stay as they are. What was sold keeps the tax that it was sold with.",
  tag: "Tax and receipts",
  guard: tenantAccess,
  params: TenantParams,
  body: UpdateTaxBody,
  response: TaxSettings,
  version,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body, precondition }) =>
    updateTax(app, { tenantId: tenant.id, changes: body, precondition }),
});
