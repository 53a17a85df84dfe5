import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { PrintJobWire } from "@/lib/service/printers/print-job-contract";
import { printTest } from "@/lib/service/printers/print-test";
import { PrinterParams } from "@/lib/service/printers/printer-contract";

export const POST = endpoint({
  operationId: "printTest",
  summary: "Print a test",
  description: "It is queued like any other ticket.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: PrinterParams,
  response: PrintJobWire,
  errors: ["PRINTER_NOT_FOUND"],
  idempotent: true,
  handle: ({ app, tenant, params }) => printTest(app, { tenant, printerId: params.printerId }),
});
