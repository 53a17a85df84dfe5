import { endpoint } from "@/lib/app/endpoint";
import { listJobs } from "@/lib/oversight/admin/list-jobs";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { JobList, JobQuery } from "@/lib/platform/jobs/job-contract";

export const GET = endpoint({
  operationId: "listJobs",
  summary: "List background jobs that were given up, are waiting or running",
  description: "With their last error. A job that has used up its attempts stays until somebody retries it.",
  tag: "Admin jobs",
  guard: superAdmin,
  query: JobQuery,
  response: JobList,
  errors: [],
  handle: ({ app, query }) => listJobs(app, query),
});
