import { endpoint } from "@/lib/app/endpoint";
import { listJobKinds } from "@/lib/oversight/admin/list-job-kinds";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { JobKinds } from "@/lib/platform/jobs/job-contract";

export const GET = endpoint({
  operationId: "listJobKinds",
  summary: "Count the background jobs of each kind, and how long they have waited",
  description: "Those that have used up their attempts are counted apart.",
  tag: "Admin jobs",
  guard: superAdmin,
  response: JobKinds,
  errors: [],
  handle: ({ app }) => listJobKinds(app),
});
