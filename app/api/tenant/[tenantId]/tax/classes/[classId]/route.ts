import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { TaxClassParams, TaxClassWire, UpdateTaxClassBody } from "@/lib/restaurant/tax/tax-contract";
import { deleteTaxClass } from "@/lib/restaurant/tax-classes/delete-tax-class";
import { updateTaxClass } from "@/lib/restaurant/tax-classes/update-tax-class";

export const PATCH = endpoint({
  operationId: "updateTaxClass",
  summary: "Update a tax class",
  description: "From the next sale on; omitted fields stay as they are.",
  tag: "Tax and receipts",
  guard: tenantAccess,
  params: TaxClassParams,
  body: UpdateTaxClassBody,
  response: TaxClassWire,
  errors: ["TAX_CLASS_NOT_FOUND", "TAX_CLASS_NAME_TAKEN"],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updateTaxClass(app, { tenantId: tenant.id, classId: params.classId, changes: body }),
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
