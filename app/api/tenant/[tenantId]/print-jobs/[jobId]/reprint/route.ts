import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { PrintJobParams, PrintJobWire, ReprintRequest } from "@/lib/service/printers/print-job-contract";
import { reprintJob } from "@/lib/service/printers/reprint-job";

export const POST = endpoint({
  operationId: "reprintTicket",
  summary: "Print a ticket again",
  description: "It says REPRINT, and opens no drawer.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: PrintJobParams,
  body: ReprintRequest,
  response: PrintJobWire,
  errors: ["PRINT_JOB_NOT_FOUND", "PRINTER_NOT_FOUND"],
  idempotent: true,
  handle: ({ app, tenant, params, body }) =>
    reprintJob(app, { tenantId: tenant.id, jobId: params.jobId, printerId: body.printerId ?? null }),
});
