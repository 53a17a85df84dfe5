import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { closeDrawerDay } from "@/lib/service/drawers/close-drawer-day";
import { DrawerParams } from "@/lib/service/drawers/drawer-contract";
import { CloseDayRequest } from "@/lib/service/drawers/drawer-day-contract";
import { DrawerDayWithReport, dayWithReportToWire } from "@/lib/service/drawers/drawer-report-contract";

export const POST = endpoint({
  operationId: "closeDrawer",
  summary: "Close a cash drawer with what was counted",
  description:
    "Its Z report gets the next number of the drawer and never changes; it is printed where the drawer has a printer. What is taken at the same time is in it, or belongs to no day yet.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerParams,
  body: CloseDayRequest,
  response: DrawerDayWithReport,
  errors: ["DRAWER_NOT_FOUND", "DRAWER_NOT_OPEN", "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
  audited: true,
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const { day, replayed } = await closeDrawerDay(app, {
      ...{ tenant, drawerId: params.drawerId, request: body, actor },
      idempotencyKey: readIdempotencyKey(request),
    });
    return reply(dayWithReportToWire(day, day.report), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
