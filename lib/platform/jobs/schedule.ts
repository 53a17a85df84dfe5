import { parseCrontab } from "graphile-worker";

const MINUTE_MS = 60_000;
/** Every task comes at least once in this time. */
const LONGEST_PAUSE_MS = 25 * 60 * MINUTE_MS;

/**
 * The schedule, in crontab form (UTC). A task that is still running is not started a second time. Most that come
 * every minute try three times, within ten seconds; those that come less often five times, within a minute and a half.
 */
export const CRONTAB = `
* * * * * deliver-webhooks ?max=25
* * * * * watch-printers ?max=1
* * * * * end-unfinished ?max=3
* * * * * apply-menu-schedule ?max=3
* * * * * expire-bill-payments ?max=3
* * * * * expire-guest-rounds ?max=3
* * * * * expire-unpaid-orders ?max=3
* * * * * report-unseen-orders ?max=3
* * * * * remind-unpaid-orders ?max=3
*/5 * * * * remind-guests ?max=5
* * * * * run-waitlist ?max=3
* * * * * settle-deposits ?max=3
* * * * * run-twins ?max=3
* * * * * read-young-intents ?max=3
* * * * * cancel-unclaimed-intents ?max=3
* * * * * warn-of-given-up-jobs ?max=1
*/5 * * * * reconcile-payments ?max=5
*/5 * * * * read-payout-accounts ?max=5
*/5 * * * * register-wallet-hosts ?max=5
*/5 * * * * check-domains ?max=5
23 4 * * * report-reconciliation ?max=5
*/10 * * * * read-processor-transactions ?max=5
41 5 * * * report-balance ?max=5
13 5 * * * check-platform ?max=5
11 5 * * * check-books ?max=5
11 * * * * remind-of-disputes ?max=5
7 * * * * expire-gift-cards ?max=5
*/10 * * * * release-escrow ?max=5
17 3 * * * sweep-expired ?max=5
41 3 * * * reseal-second-factors ?max=5
43 3 * * * seal-gift-card-codes ?max=5
11 9 * * * ask-for-second-factors ?max=5
`;

const SCHEDULE = parseCrontab(CRONTAB);

export const SCHEDULED_TASKS: readonly string[] = SCHEDULE.map(({ task }) => task);

/**
 * Tasks that wait for their minute also when they were never begun. Others are made up for at once; what these write, the
 * release before cannot read, and its processes may run for some minutes beside the first one that knows the task.
 */
export const PATIENT_TASKS: readonly string[] = ["seal-gift-card-codes"];

export type ScheduledTask = { task: string; maxAttempts: number };

/**
 * The tasks that have become due since they were last started, however long ago: no process has to be running in that
 * minute. `startedAt` has the last start of each task by name, and of a patient one when it was first known.
 */
export function dueTasks(now: Date, startedAt: ReadonlyMap<string, Date>): ScheduledTask[] {
  return SCHEDULE.filter(({ task, match }) => {
    const last = startedAt.get(task)?.getTime() ?? 0;
    if (now.getTime() - last >= LONGEST_PAUSE_MS) return true;
    for (let at = minuteOf(now.getTime()); at > last; at -= MINUTE_MS) {
      if (match(digestOf(new Date(at)))) return true;
    }
    return false;
  }).map(({ task, options }) => ({ task, maxAttempts: options.maxAttempts ?? 25 }));
}

const minuteOf = (time: number) => time - (time % MINUTE_MS);

function digestOf(at: Date) {
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
}
