import { type BooksCounts, totalsOf } from "@/lib/oversight/books-check/books-check";
import type { Db } from "@/lib/platform/db/db";
import { withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import { failsAtWebhook } from "@/lib/restaurant/webhooks/failing-endpoint-sql";
import type { VitalSigns } from "./vital-signs";

type Row = Omit<VitalSigns, "books"> & {
  books: { counts: BooksCounts; unchecked: number; checkedSeconds: number } | null;
};

/** Waiting webhooks are read by the index of their next attempt, the most overdue first, and no more than these. */
const MOST_WEBHOOKS = 20_000;

/**
 * Reads everything in one statement: the jobs once, of all else only what is open, recent or last. Of a job, what was
 * tried before and what was not counts alike.
 */
export async function readVitalSigns(db: Db, now: Date): Promise<VitalSigns> {
  const [row] = await db.sql.query<Row>({ name: "vital-signs", text: VITAL_SIGNS }, [now]);
  if (!row) throw new Error("The vital signs were not read");
  const { books, ...signs } = row;
  if (books === null) return { ...signs, books };
  const { counts, unchecked, checkedSeconds } = books;
  return { ...signs, books: { differences: totalsOf(counts).differ, unchecked, checkedSeconds } };
}

const secondsSince = (instant: string, now: string) =>
  `greatest(0, coalesce(extract(epoch FROM ${now} - ${instant}), 0))::float8`;

const VITAL_SIGNS = `
  WITH job AS MATERIALIZED (
    SELECT k.identifier AS task,
           count(*) FILTER (WHERE j.is_available AND j.run_at <= now())::int AS due,
           ${secondsSince("min(j.run_at) FILTER (WHERE j.is_available)", "now()")} AS "dueSeconds",
           count(*) FILTER (WHERE j.is_available)::int AS waiting,
           count(*) FILTER (WHERE j.locked_at IS NOT NULL)::int AS running,
           count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts)::int AS dead,
           count(*) FILTER (WHERE j.attempts < j.max_attempts)::int AS unfinished,
           ${secondsSince("min(j.created_at) FILTER (WHERE j.attempts < j.max_attempts)", "now()")} AS age
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks k ON k.id = j.task_id
     GROUP BY k.identifier),
  webhook AS (
    SELECT e.failing_since IS NOT NULL AS failing, count(*)::int AS undelivered,
           ${secondsSince("min(d.next_attempt_at) FILTER (WHERE d.leased_until IS NULL OR d.leased_until <= $1)", "$1::timestamptz")}
             AS "dueSeconds"
      FROM (SELECT tenant_id, endpoint_id, next_attempt_at, leased_until FROM webhook_delivery
             WHERE status = 'pending' AND ${withoutTwins("tenant_id")} ORDER BY next_attempt_at LIMIT ${MOST_WEBHOOKS}) d
      JOIN webhook_endpoint e ON e.tenant_id = d.tenant_id AND e.id = d.endpoint_id
     WHERE e.disabled_at IS NULL AND e.deleted_at IS NULL
     GROUP BY failing),
  books AS (
    SELECT counts, jsonb_array_length(unchecked) AS unchecked,
           ${secondsSince("finished_at", "$1::timestamptz")} AS "checkedSeconds"
      FROM books_check WHERE finished_at IS NOT NULL ORDER BY started_at DESC LIMIT 1)
  SELECT coalesce((SELECT jsonb_agg(job) FROM job), '[]') AS jobs,
         jsonb_build_object(
           'unsent', coalesce((SELECT unfinished FROM job WHERE task = 'send-email'), 0),
           'unsentSeconds', coalesce((SELECT age FROM job WHERE task = 'send-email'), 0),
           'failed', (SELECT count(*) FROM email
                       WHERE status = 'failed' AND created_at > $1::timestamptz - interval '1 day'),
           'kept', (SELECT count(*) FROM email
                     WHERE status = 'kept' AND created_at > $1::timestamptz - interval '1 day')) AS emails,
         coalesce((SELECT jsonb_agg(webhook) FROM webhook), '[]') AS webhooks,
         (SELECT count(*)::int FROM webhook_endpoint w
           WHERE ${failsAtWebhook("w")} AND ${withoutTwins("w.tenant_id")}) AS "endpointsFailing",
         (SELECT to_jsonb(books) FROM books) AS books,
         coalesce((SELECT jsonb_agg(kind) FROM platform_alarm), '[]') AS alarms`;
