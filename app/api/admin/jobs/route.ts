import { JobList, JobQuery } from "@/lib/admin/job-contract";
import { listJobs } from "@/lib/admin/list-jobs";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "listJobs",
  summary: "Background work that was given up, waits or is running",
  tag: "Platform",
  guard: superAdmin,
  query: JobQuery,
  response: JobList,
  errors: [],
  handle: ({ app, query }) => listJobs(app, query),
});
