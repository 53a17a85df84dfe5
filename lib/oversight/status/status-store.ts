import type { Db } from "@/lib/platform/db/db";
import type { TaskName } from "@/lib/platform/jobs/job-payloads";

export type ServiceSigns = {
  /** Since when a notification waits that nobody works on, or an email that the provider did not take. */
  notificationSince: Date | null;
  /** How many calls the processor has not answered since its last event, and when the last of them was. */
  unanswered: number;
  unansweredAt: Date | null;
};

/**
 * Reads them in one statement. A job that failed is due again after the worker's own pause, exp(attempts) seconds, so
 * its last try was that much before. An email that failed counts until another one is sent after it: then the provider
 * works, and the address does not.
 */
export async function readServiceSigns(
  db: Db,
  asked: { now: Date; notifying: readonly TaskName[]; noAnswer: string; sinceMinutes: number },
): Promise<ServiceSigns> {
  const [signs] = await db.sql.query<ServiceSigns>({ name: "service-signs", text: SERVICE_SIGNS }, [
    asked.now,
    asked.notifying,
    asked.noAnswer,
    asked.sinceMinutes,
  ]);
  if (!signs) throw new Error("The services were not read");
  return signs;
}

/** No email is tried for longer than this, see MOST_TRIES; older ones were forgotten by their job. */
const OLDEST_EMAIL = "interval '2 days'";

const SERVICE_SIGNS = `
  WITH waiting_job AS (
    SELECT min(j.run_at) AS since
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks k ON k.id = j.task_id
     WHERE k.identifier = ANY($2) AND j.locked_at IS NULL AND j.attempts < j.max_attempts
       AND j.run_at <= $1::timestamptz),
  recent AS (
    SELECT status, tries, created_at, sent_at FROM email
     WHERE created_at > $1::timestamptz - ${OLDEST_EMAIL} AND created_at <= $1),
  waiting_email AS (
    SELECT min(created_at) AS since FROM recent
     WHERE status = 'queued' AND tries > 0
       AND created_at > coalesce((SELECT max(created_at) FROM recent WHERE status = 'sent'), '-infinity')),
  silence AS (
    SELECT coalesce(sum(j.attempts), 0)::int AS tries,
           max(j.run_at - make_interval(secs => exp(least(j.attempts, 10)))) AS at
      FROM graphile_worker._private_jobs j
     WHERE j.last_error = $3 AND j.attempts > 0
       AND j.run_at - make_interval(secs => exp(least(j.attempts, 10)))
           > greatest($1::timestamptz - make_interval(mins => $4::int), (SELECT max(received_at) FROM processor_event)))
  SELECT least(waiting_job.since, waiting_email.since) AS "notificationSince",
         silence.tries AS unanswered, silence.at AS "unansweredAt"
    FROM waiting_job, waiting_email, silence`;
