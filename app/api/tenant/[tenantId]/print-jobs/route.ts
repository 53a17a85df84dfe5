import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listPrintJobs } from "@/lib/service/printers/list-print-jobs";
import { PrintJobList, PrintJobsQuery } from "@/lib/service/printers/print-job-contract";

export const GET = endpoint({
  operationId: "listPrintJobs",
  summary: "List the tickets of a restaurant's printers, newest first",
  description: "Whatever became of them; of one printer or of all, and of one state or of every.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: PrintJobsQuery,
  response: PrintJobList,
  errors: [],
  handle: ({ app, tenant, query }) => listPrintJobs(app, { tenantId: tenant.id, ...query }),
});
