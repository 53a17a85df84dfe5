import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listPrintJobs } from "@/lib/service/printers/list-print-jobs";
import { PrintJobList, PrintJobsQuery } from "@/lib/service/printers/print-job-contract";

export const GET = endpoint({
  operationId: "listPrintJobs",
  summary: "List the tickets of a restaurant's printers, newest first",
  description: "Waiting, printed and failed ones, of one printer or of all.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: PrintJobsQuery,
  response: PrintJobList,
  errors: [],
  handle: ({ app, tenant, query }) => listPrintJobs(app, { tenantId: tenant.id, ...query }),
});
