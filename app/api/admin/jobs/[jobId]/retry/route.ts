import { endpoint } from "@/lib/app/endpoint";
import { retryJob } from "@/lib/oversight/admin/retry-job";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { Job, JobParams } from "@/lib/platform/jobs/job-contract";

export const POST = endpoint({
  operationId: "retryJob",
  summary: "Retry a job that has used up its attempts",
  description: "It gets its attempts again and runs as soon as a worker is free.",
  tag: "Admin jobs",
  guard: superAdmin,
  params: JobParams,
  response: Job,
  errors: ["JOB_NOT_FOUND", "JOB_NOT_DEAD"],
  handle: ({ app, actor, params }) => retryJob(app, { ...params, actor }),
});
