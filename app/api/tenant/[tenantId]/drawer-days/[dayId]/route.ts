import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { DrawerDayParams } from "@/lib/service/drawers/drawer-day-contract";
import { DrawerDayWithReport, dayWithReportToWire } from "@/lib/service/drawers/drawer-report-contract";
import { getDrawerDay } from "@/lib/service/drawers/get-drawer-day";

export const GET = endpoint({
  operationId: "getDrawerDay",
  summary: "Get a day of a cash drawer with its report",
  description:
    "Of an open day an X report, as of this moment; of a closed one its Z report, as it was printed.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerDayParams,
  response: DrawerDayWithReport,
  errors: ["DRAWER_DAY_NOT_FOUND"],
  async handle({ app, tenant, actor, params }) {
    const { day, report } = await getDrawerDay(app, { tenantId: tenant.id, dayId: params.dayId, actor });
    return dayWithReportToWire(day, report);
  },
});
