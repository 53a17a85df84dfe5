import { Logger, parseCrontab, type Runner, run, runOnce, type TaskList } from "graphile-worker";
import type { App } from "@/lib/app/app";
import type { Db, Tx } from "@/lib/db/db";
import type { Log } from "@/lib/log/log";
import { SCHEDULE } from "./schedule";
import type { JobPayloads } from "./tasks";

export type Jobs = {
  /** Adds a job with its cause: it exists when the transaction commits, and not otherwise. A key replaces an unstarted twin. */
  add<T extends keyof JobPayloads>(
    tx: Tx | Db["prisma"],
    task: T,
    payload: JobPayloads[T],
    options?: { key?: string; runAt?: Date; maxAttempts?: number },
  ): Promise<void>;
  /** Begins to work in this process. */
  start(app: App): Promise<void>;
  /** Adds what the schedule has for this minute, where no process runs to keep it; a repeat in the same minute adds nothing. */
  addScheduled(now: Date): Promise<void>;
  /** Works on what is due and returns: for hosts without a long-lived process, and for tests. */
  drain(app: App): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
};

/** No job takes this long; its worker was killed. All of them can be begun again at any point. */
const ABANDONED_MINUTES = 5;
const LOOK_FOR_ABANDONED_MS = 60_000;

/** Gives the jobs of workers that died without a word back to the living. */
async function freeAbandoned(db: Db): Promise<void> {
  await db.pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM graphile_worker._private_jobs WHERE locked_at < now() - make_interval(mins => $1)`,
    [ABANDONED_MINUTES],
  );
}

async function taskList(app: App): Promise<TaskList> {
  const { TASKS } = await import("./tasks");
  return Object.fromEntries(
    Object.entries(TASKS).map(([name, task]) => [
      name,
      (payload: unknown) => (task as (app: App, payload: unknown) => Promise<void>)(app, payload),
    ]),
  );
}

/** Jobs on graphile-worker, in the same database as their causes. */
export function createJobs(db: Db, log: Log): Jobs {
  let runner: Runner | null = null;
  let watch: NodeJS.Timeout | undefined;
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error({ part: "jobs" }, message);
    else if (level === "warning") log.warn({ part: "jobs" }, message);
    else log.debug({ part: "jobs" }, message);
  });

  return {
    async add(tx, task, payload, options = {}) {
      await tx.$executeRaw`
        SELECT FROM graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
          job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}::timestamptz,
          max_attempts := ${options.maxAttempts ?? 25}::int)`;
    },
    async start(app) {
      runner = await run({
        pgPool: db.pool,
        concurrency: 4,
        pollInterval: 1_000,
        noHandleSignals: true,
        crontab: SCHEDULE,
        taskList: await taskList(app),
        logger,
      });
      const look = () =>
        freeAbandoned(db).catch((error: unknown) =>
          log.warn({ part: "jobs", err: error }, "could not look for abandoned jobs"),
        );
      watch = setInterval(look, LOOK_FOR_ABANDONED_MS).unref();
      await look();
    },
    async addScheduled(now) {
      await freeAbandoned(db);
      const minute = {
        min: now.getUTCMinutes(),
        hour: now.getUTCHours(),
        date: now.getUTCDate(),
        month: now.getUTCMonth() + 1,
        dow: now.getUTCDay(),
      };
      for (const item of parseCrontab(SCHEDULE).filter(({ match }) => match(minute))) {
        await db.pool.query("SELECT FROM graphile_worker.add_job($1, job_key := $1, max_attempts := $2)", [
          item.task,
          item.options.maxAttempts,
        ]);
      }
    },
    async drain(app) {
      await runOnce({ pgPool: db.pool, noHandleSignals: true, taskList: await taskList(app), logger });
    },
    async stop() {
      clearInterval(watch);
      await runner?.stop();
      runner = null;
    },
  };
}
