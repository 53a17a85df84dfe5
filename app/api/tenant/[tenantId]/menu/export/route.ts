import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { exportMenu } from "@/lib/restaurant/menu/csv/export-menu";

export const GET = endpoint({
  operationId: "exportMenu",
  summary: "Download the products as CSV",
  description:
    "One line for each product, drafts included, one column for each language of a text. Stock and availability are not part of it. Importing it again unchanged has no effect.",
  tag: "Menu tools",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: null,
  produces: "text/csv",
  errors: [],
  async handle({ app, tenant }) {
    const { id: tenantId, currency, locales } = tenant;
    return new Response(await exportMenu(app, { tenantId, currency, locales }), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="menu-${tenant.slug}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
});
