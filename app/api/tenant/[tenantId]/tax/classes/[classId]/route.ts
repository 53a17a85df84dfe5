import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { TaxClassParams, TaxClassWire, UpdateTaxClassBody } from "@/lib/restaurant/tax/tax-contract";
import { deleteTaxClass } from "@/lib/restaurant/tax-classes/delete-tax-class";
import { getTaxClass } from "@/lib/restaurant/tax-classes/get-tax-class";
import { updateTaxClass } from "@/lib/restaurant/tax-classes/update-tax-class";

const version = versionOf(TaxClassWire);

export const GET = endpoint({
  operationId: "getTaxClass",
  summary: "Get a tax class",
  description: "With its rate per way of serving.",
  tag: "Tax and receipts",
  guard: impersonal(tenantStaffAccess),
  params: TaxClassParams,
  response: TaxClassWire,
  version,
  errors: ["TAX_CLASS_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getTaxClass(app, { tenantId: tenant.id, classId: params.classId }),
});

export const PATCH = endpoint({
  operationId: "updateTaxClass",
  summary: "Update a tax class",
  description: "From the next sale on; omitted fields stay as they are.",
  tag: "Tax and receipts",
  guard: tenantAccess,
  params: TaxClassParams,
  body: UpdateTaxClassBody,
  response: TaxClassWire,
  version,
  errors: ["TAX_CLASS_NOT_FOUND", "TAX_CLASS_NAME_TAKEN"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateTaxClass(app, { tenantId: tenant.id, classId: params.classId, changes: body, precondition }),
});

export const DELETE = endpoint({
  operationId: "deleteTaxClass",
  summary: "Delete a tax class that nothing uses",
  description: "Deleting it again answers 204 as well.",
  tag: "Tax and receipts",
  guard: tenantAccess,
  params: TaxClassParams,
  response: null,
  errors: ["TAX_CLASS_IN_USE"],
  audited: true,
  handle: ({ app, tenant, params }) => deleteTaxClass(app, { tenantId: tenant.id, classId: params.classId }),
});
