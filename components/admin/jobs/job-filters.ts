import { oneOf } from "@/components/data/one-of";
import { type JobFilter, MAX_TASK_NAME_LENGTH } from "@/lib/platform/jobs/job-contract";

/** What needs somebody comes first. */
export const JOB_VIEWS = ["dead", "failing", "waiting", "running"] as const satisfies readonly JobFilter[];

export const readJobFilters = (search: URLSearchParams) => ({
  state: oneOf(JOB_VIEWS, search.get("state")),
  task: search.get("task")?.trim().slice(0, MAX_TASK_NAME_LENGTH) || null,
});

export const EMAIL_VIEWS = ["failed", "held", "queued", "kept", "sent"] as const;
export type EmailStatus = (typeof EMAIL_VIEWS)[number];

export const readEmailFilters = (search: URLSearchParams) => ({
  status: oneOf(EMAIL_VIEWS, search.get("status")),
});
