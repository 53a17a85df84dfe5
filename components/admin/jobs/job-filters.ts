import { oneOf } from "@/components/data/use-address-filters";
import type { JobFilter } from "@/lib/platform/jobs/job-contract";

/** What needs somebody comes first. */
export const JOB_VIEWS = ["dead", "failing", "waiting", "running"] as const satisfies readonly JobFilter[];

const MAX_TASK_LENGTH = 100;

/** What the list of jobs is narrowed down to. */
export const readJobFilters = (search: URLSearchParams) => ({
  state: oneOf(JOB_VIEWS, search.get("state")),
  task: search.get("task")?.trim().slice(0, MAX_TASK_LENGTH) || null,
});

export const EMAIL_VIEWS = ["failed", "queued", "kept", "sent"] as const;
export type EmailStatus = (typeof EMAIL_VIEWS)[number];

/** Which emails are listed. */
export const readEmailFilters = (search: URLSearchParams) => ({
  status: oneOf(EMAIL_VIEWS, search.get("status")),
});
