import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { cancelPrintJob } from "@/lib/service/printers/cancel-print-job";
import { PrintJobParams } from "@/lib/service/printers/print-job-contract";

export const DELETE = endpoint({
  operationId: "cancelPrintJob",
  summary: "Cancel a ticket that waits",
  description: "Repeating it is harmless.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: PrintJobParams,
  response: null,
  errors: ["PRINT_JOB_NOT_FOUND", "PRINT_JOB_ENDED"],
  handle: ({ app, tenant, params }) => cancelPrintJob(app, { tenantId: tenant.id, jobId: params.jobId }),
});
