import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { DrawerDayParams, PrintDayRequest } from "@/lib/service/drawers/drawer-day-contract";
import { printDrawerReport } from "@/lib/service/drawers/print-drawer-report";
import { PrintJobWire } from "@/lib/service/printers/print-job-contract";

export const POST = endpoint({
  operationId: "printDrawerReport",
  summary: "Print the report of a day on a receipt printer",
  description: "An X report of an open day; a Z report that is printed again says REPRINT.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerDayParams,
  body: PrintDayRequest,
  response: PrintJobWire,
  errors: ["DRAWER_DAY_NOT_FOUND", "COUNT_IS_BLIND", "PRINTER_NOT_FOUND"],
  idempotent: true,
  handle: ({ app, tenant, actor, params, body }) =>
    printDrawerReport(app, { tenant, dayId: params.dayId, printerId: body.printerId ?? null, actor }),
});
