import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { importMenu } from "@/lib/restaurant/menu/csv/import-menu";
import { ImportMenuBody, MenuImportResult } from "@/lib/restaurant/menu/csv/menu-import-contract";

export const POST = endpoint({
  operationId: "importMenu",
  summary: "Import products from CSV",
  description:
    "Does what the preview of the same file has shown, all of it or nothing; refused once the menu was edited after the preview. New products are drafts unless the file has a `status`.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: ImportMenuBody,
  response: MenuImportResult,
  errors: ["MENU_CHANGED", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  idempotent: true,
  audited: true,
  handle({ app, actor, tenant, body }) {
    const { id: tenantId, currency, locales } = tenant;
    return importMenu(app, { tenantId, currency, locales, actorId: actor.userId, sheet: body });
  },
});
