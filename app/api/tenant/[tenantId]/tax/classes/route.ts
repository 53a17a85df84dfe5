import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { CreateTaxClassBody, TaxClassWire } from "@/lib/restaurant/tax/tax-contract";
import { createTaxClass } from "@/lib/restaurant/tax-classes/create-tax-class";

export const POST = endpoint({
  operationId: "createTaxClass",
  summary: "Create a tax class",
  description: "The first one becomes the restaurant's default: from then on its prices show their tax.",
  tag: "Tax and receipts",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateTaxClassBody,
  response: TaxClassWire,
  errors: ["TAX_CLASS_NAME_TAKEN", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createTaxClass(app, { tenantId: tenant.id, request: body }),
});
