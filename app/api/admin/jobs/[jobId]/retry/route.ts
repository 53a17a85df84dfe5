import { Job, JobParams } from "@/lib/admin/job-contract";
import { retryJob } from "@/lib/admin/retry-job";
import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";

export const POST = endpoint({
  operationId: "retryJob",
  summary: "Try a job again that has used up its attempts",
  tag: "Platform",
  guard: superAdmin,
  params: JobParams,
  response: Job,
  errors: ["JOB_NOT_FOUND", "JOB_NOT_DEAD"],
  handle: ({ app, actor, params }) => retryJob(app, { ...params, actor }),
});
