import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

const instant = z.iso.datetime();

export const JobState = z.enum(["dead", "waiting", "running"]);
export type JobState = z.infer<typeof JobState>;

/** A piece of background work as the platform sees it: ids, and nothing of anybody's data. */
export const Job = z
  .object({
    id: z.string(),
    task: z.string(),
    state: JobState.describe("`dead`: it has used up its attempts and waits to be retried by hand"),
    subject: z.record(z.string(), z.string()).describe("The ids concerned, such as `orderId`"),
    attempts: z.int(),
    maxAttempts: z.int(),
    lastError: z.string().nullable().describe("Without addresses"),
    createdAt: instant,
    runAt: instant.describe("When it is or was due to be retried"),
    startedAt: instant.nullable().describe("Of the attempt that is running"),
  })
  .meta({ id: "Job" });
export type JobWire = z.output<typeof Job>;

/** Of the name of a kind of job. */
export const MAX_TASK_NAME_LENGTH = 100;
const TaskName = z
  .string()
  .min(1)
  .max(MAX_TASK_NAME_LENGTH)
  .describe("The kind of job, such as `send-email`");

/** What a list of jobs can be narrowed down to. */
export const JOB_FILTERS = ["dead", "failing", "waiting", "running"] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

export const JobQuery = PageQuery.extend({
  state: z
    .enum(JOB_FILTERS)
    .default("dead")
    .describe("`failing`: has failed and waits to be retried automatically; `waiting` includes these"),
  task: TaskName.optional(),
});
export type JobQuery = z.output<typeof JobQuery>;

export const JobList = z.object({
  jobs: z.array(Job).describe("Newest first"),
  dead: z.int().describe("Total number of jobs that have used up their attempts"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

const JobKind = z.object({
  task: TaskName,
  dead: z.int(),
  failing: z.int().describe("Of those that wait: have failed before"),
  waiting: z.int(),
  running: z.int(),
  oldestDueAt: instant.nullable().describe("The longest waiting job that is due"),
});
export type JobKindWire = z.input<typeof JobKind>;

export const JobKinds = z
  .object({ kinds: z.array(JobKind).describe("Kinds with any job, those with dead ones first") })
  .meta({ id: "JobKinds" });

export const RetryJobsBody = z.object({ task: TaskName });
export const RetriedJobs = z.object({
  retried: z.int().describe("How many jobs have all their attempts again"),
});

export const JobParams = z.object({ jobId: IdParam });

export type JobRow = {
  id: string;
  task: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  createdAt: Date;
  runAt: Date;
  startedAt: Date | null;
};

/** An error's text as it may be shown: no email addresses, and not endless. */
export function withoutAddresses(error: string): string {
  return error.replace(/[^\s<>"']+@[^\s<>"']+/g, "(address)").slice(0, 500);
}

export function jobView(row: JobRow): z.input<typeof Job> {
  const { payload, createdAt, runAt, startedAt, lastError, ...rest } = row;
  const isDead = row.attempts >= row.maxAttempts;
  return {
    ...rest,
    state: startedAt ? "running" : isDead ? "dead" : "waiting",
    subject: idsOf(payload),
    lastError: lastError === null ? null : withoutAddresses(lastError),
    createdAt: createdAt.toISOString(),
    runAt: runAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
  };
}

/** What a job carries may be personal, an address for instance; its ids are not. */
function idsOf(payload: unknown): Record<string, string> {
  if (typeof payload !== "object" || payload === null) return {};
  const ids = Object.entries(payload).filter(
    (entry): entry is [string, string] => entry[0].endsWith("Id") && typeof entry[1] === "string",
  );
  return Object.fromEntries(ids);
}
