import { endpoint } from "@/lib/app/endpoint";
import { retryJobs } from "@/lib/oversight/admin/retry-jobs";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { RetriedJobs, RetryJobsBody } from "@/lib/platform/jobs/job-contract";

export const POST = endpoint({
  operationId: "retryJobs",
  summary: "Retry all jobs of a kind that have used up their attempts",
  description: "As for one job, for all of the kind.",
  tag: "Admin jobs",
  guard: superAdmin,
  body: RetryJobsBody,
  response: RetriedJobs,
  errors: ["JOB_NOT_DEAD"],
  handle: ({ app, actor, body }) => retryJobs(app, { ...body, actor }),
});
