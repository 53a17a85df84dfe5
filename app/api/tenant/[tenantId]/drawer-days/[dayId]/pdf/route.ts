import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { DrawerDayParams } from "@/lib/service/drawers/drawer-day-contract";
import { printDrawerSheet } from "@/lib/service/drawers/print-drawer-sheet";

export const GET = endpoint({
  operationId: "printDrawerSheet",
  summary: "Get the report of a day as a PDF",
  description: "In A4, in the restaurant's first language.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerDayParams,
  response: null,
  produces: "application/pdf",
  errors: ["DRAWER_DAY_NOT_FOUND", "COUNT_IS_BLIND"],
  atOnce: 2,
  async handle({ app, tenant, actor, params }) {
    const pdf = await printDrawerSheet(app, { tenantId: tenant.id, dayId: params.dayId, tenant, actor });
    return new Response(pdf, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${params.dayId}.pdf"`,
        "cache-control": "private, no-store",
      },
    });
  },
});
