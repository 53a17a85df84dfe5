import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { MenuImportPreview, PreviewMenuImportBody } from "@/lib/restaurant/menu/csv/menu-import-contract";
import { previewMenuImport } from "@/lib/restaurant/menu/csv/preview-menu-import";

export const POST = endpoint({
  operationId: "previewMenuImport",
  summary: "See what a CSV file would change on the menu",
  description: "Changes nothing. `menuVersion` is for the import itself.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: PreviewMenuImportBody,
  response: MenuImportPreview,
  errors: [],
  handle({ app, tenant, body }) {
    const { id: tenantId, currency, locales } = tenant;
    return previewMenuImport(app, { tenantId, currency, locales, sheet: body });
  },
});
