import { ALARM_KINDS } from "@/lib/payments/platform-balance/platform-alarm";
import type { ReadMetric, ReadValues } from "@/lib/platform/metrics/metrics";

/** How the platform's own work is doing, as the database tells. */
export type VitalSigns = {
  /** By task; the ages are seconds. */
  jobs: { task: string; due: number; dueSeconds: number; waiting: number; running: number; dead: number }[];
  emails: { unsent: number; unsentSeconds: number; failed: number; kept: number };
  webhooks: { failing: boolean; undelivered: number; dueSeconds: number }[];
  endpointsFailing: number;
  /** Null while no check has ever ended. */
  books: { differences: number; unchecked: number; checkedSeconds: number } | null;
  /** Kinds of alarms of the platform's account that are raised. */
  alarms: string[];
};

/** Everything that is read from the database for the metrics; the same in every process. */
export const VITAL_SIGNS: readonly ReadMetric[] = [
  { name: "bazar_database_read_ok", help: "1 if the values that need the database could be read" },
  { name: "bazar_jobs_due", help: "Jobs that are due and that nobody works on", label: "queue" },
  {
    name: "bazar_jobs_oldest_due_seconds",
    help: "Since when the longest waiting job is due",
    label: "queue",
  },
  { name: "bazar_jobs_waiting", help: "Jobs that wait, those that are not due yet included", label: "queue" },
  { name: "bazar_jobs_running", help: "Jobs that are running", label: "queue" },
  { name: "bazar_jobs_dead", help: "Jobs that have used up their attempts", label: "queue" },
  { name: "bazar_emails_unsent", help: "Emails that are still to be sent" },
  {
    name: "bazar_emails_oldest_unsent_seconds",
    help: "The age of the oldest email that is still to be sent",
  },
  { name: "bazar_emails_failed_last_day", help: "Emails that were given up, written within a day" },
  {
    name: "bazar_emails_kept_last_day",
    help: "Emails that nobody received for want of a provider, within a day",
  },
  {
    name: "bazar_webhooks_undelivered",
    help: "Webhooks that are still to be delivered, 20,000 at most",
    label: "receiver",
  },
  {
    name: "bazar_webhooks_oldest_due_seconds",
    help: "Since when the longest waiting webhook is due",
    label: "receiver",
  },
  { name: "bazar_webhook_endpoints_failing", help: "Webhook endpoints that fail or were disabled for it" },
  { name: "bazar_books_differences", help: "Differences that the last check of all books found" },
  { name: "bazar_books_unchecked", help: "Restaurants whose books the last check could not check" },
  { name: "bazar_books_checked_seconds", help: "Since when the last check of all books is over" },
  { name: "bazar_platform_alarms", help: "1 while the platform's account needs an operator", label: "kind" },
];

/** The name of the receivers that take what they are sent, and of those that do not. */
const receiverOf = (failing: boolean) => (failing ? "failing" : "healthy");

/** The values of the metrics; `queueOf` says where a task waits. */
export function valuesOf(signs: VitalSigns, queueOf: Readonly<Record<string, string>>): ReadValues {
  const queues = [...new Set(Object.values(queueOf)), "unknown"];
  const byQueue = (
    read: (job: VitalSigns["jobs"][number]) => number,
    join: (a: number, b: number) => number,
  ) =>
    Object.fromEntries(
      queues.map((queue) => [
        queue,
        signs.jobs
          .filter(({ task }) => (queueOf[task] ?? "unknown") === queue)
          .map(read)
          .reduce(join, 0),
      ]),
    );
  const sum = (a: number, b: number) => a + b;
  const byReceiver = (read: (of: VitalSigns["webhooks"][number]) => number) =>
    Object.fromEntries(
      [false, true].map((failing) => {
        const found = signs.webhooks.find((each) => each.failing === failing);
        return [receiverOf(failing), found ? read(found) : 0];
      }),
    );
  return {
    bazar_database_read_ok: 1,
    bazar_jobs_due: byQueue(({ due }) => due, sum),
    bazar_jobs_oldest_due_seconds: byQueue(({ dueSeconds }) => dueSeconds, Math.max),
    bazar_jobs_waiting: byQueue(({ waiting }) => waiting, sum),
    bazar_jobs_running: byQueue(({ running }) => running, sum),
    bazar_jobs_dead: byQueue(({ dead }) => dead, sum),
    bazar_emails_unsent: signs.emails.unsent,
    bazar_emails_oldest_unsent_seconds: signs.emails.unsentSeconds,
    bazar_emails_failed_last_day: signs.emails.failed,
    bazar_emails_kept_last_day: signs.emails.kept,
    bazar_webhooks_undelivered: byReceiver(({ undelivered }) => undelivered),
    bazar_webhooks_oldest_due_seconds: byReceiver(({ dueSeconds }) => dueSeconds),
    bazar_webhook_endpoints_failing: signs.endpointsFailing,
    ...(signs.books && {
      bazar_books_differences: signs.books.differences,
      bazar_books_unchecked: signs.books.unchecked,
      bazar_books_checked_seconds: signs.books.checkedSeconds,
    }),
    bazar_platform_alarms: Object.fromEntries(
      ALARM_KINDS.map((kind) => [kind, signs.alarms.includes(kind) ? 1 : 0]),
    ),
  };
}

/** What is told while the database does not answer: old values would be taken for today's. */
export const UNREAD: ReadValues = { bazar_database_read_ok: 0 };
