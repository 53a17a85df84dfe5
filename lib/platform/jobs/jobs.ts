import { setTimeout as wait } from "node:timers/promises";
import type { App, Jobs } from "@/lib/platform/app";
import { CALL_BUDGET_MS } from "@/lib/platform/call-time";
import type { Db } from "@/lib/platform/db/db";
import { outageReason } from "@/lib/platform/db/outage";
import type { Log } from "@/lib/platform/log/log";
import type { DrainLimits } from "./drain-limits";
import { drainQueues } from "./drain-queues";
import { BEAT_MS, DRAIN_GRACE_MS, START_AGAIN_MS, STOP_BUDGET_MS, TICK_MS } from "./job-times";
import { beat, freeAbandoned, giveBack } from "./job-worker-store";
import { patience } from "./patience";
import { QUEUE_NAMES } from "./queues";
import { dueTasks, PATIENT_TASKS } from "./schedule";
import { beginScheduled, enterTasks, readStarts } from "./schedule-store";
import type { TaskList } from "./task-list";
import { withTrace } from "./traced-payload";
import { startWorker, type Worker } from "./worker";

const CALL_LIMITS: DrainLimits = { budgetMs: CALL_BUDGET_MS, graceMs: DRAIN_GRACE_MS };

/** Jobs on graphile-worker, in the same database as their causes. */
export function createJobs(db: Db, log: Log, tasks: TaskList<App>): Jobs {
  const { pool } = db;
  const stopping = new AbortController();
  const workers: Worker[] = [];
  const timers: NodeJS.Timeout[] = [];
  /** The minute for which the schedule is done. */
  let doneMinute = -1;

  function repeat(everyMs: number, what: string, work: () => Promise<void>): void {
    let running = false;
    const timer = setInterval(async () => {
      if (running) return;
      running = true;
      await work().catch((error: unknown) => log.warn({ part: "jobs", err: error }, `could not ${what}`));
      running = false;
    }, everyMs);
    timers.push(timer.unref());
  }

  /** Repeats what fails because the database is away, until it is back or the process stops. */
  async function onceBack<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const reason = outageReason(error);
        if (reason === null || stopping.signal.aborted) throw error;
        log.warn({ part: "jobs", err: error, reason }, "the workers start when the database is back");
        await wait(START_AGAIN_MS);
      }
    }
  }

  async function beatOnce(): Promise<void> {
    const workerIds = workers.map((worker) => worker.id());
    const judgesOthers = await beat(pool, workerIds);
    await freeAbandoned(pool, {
      workerIds,
      jobIds: workers.flatMap((worker) => worker.jobIds()),
      judgesOthers,
    });
  }

  async function begin(now: Date): Promise<void> {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute === doneMinute) return;
    const known = await readStarts(pool);
    const entering = PATIENT_TASKS.filter((task) => !known.has(task));
    const startedAt = entering.length > 0 ? await enterTasks(pool, { tasks: entering, now }) : known;
    let hasBegunAll = true;
    for (const due of dueTasks(now, startedAt)) {
      const begun = await beginScheduled(pool, { ...due, seen: startedAt.get(due.task) ?? null, now });
      hasBegunAll &&= begun;
    }
    if (hasBegunAll) doneMinute = minute;
  }

  return {
    async add(tx, task, payload, options = {}) {
      await tx.$executeRaw`
        SELECT FROM graphile_worker.add_job(${task}, payload := ${JSON.stringify(withTrace(payload))}::json,
          job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}::timestamptz,
          max_attempts := ${options.maxAttempts ?? 25}::int)`;
    },
    async start(app) {
      const { signal } = stopping;
      for (const queue of QUEUE_NAMES)
        workers.push(await onceBack(() => startWorker(app, { db, log, tasks, queue, signal })));
      await onceBack(beatOnce);
      repeat(BEAT_MS, "write the workers' heartbeat", beatOnce);
      repeat(TICK_MS, "start scheduled tasks", () => begin(app.clock.now()));
    },
    async addScheduled(now) {
      await freeAbandoned(pool);
      await begin(now);
    },
    drain: (app, limits = CALL_LIMITS) => drainQueues(app, { db, log, tasks, ...limits }),
    async stop(budgetMs = STOP_BUDGET_MS) {
      stopping.abort();
      for (const timer of timers.splice(0)) clearInterval(timer);
      const leaving = workers.splice(0);
      if (leaving.length === 0) return;
      await patience(Promise.all(leaving.map((worker) => worker.stop())), budgetMs);
      for (const worker of leaving) worker.letGo();
      const given = await giveBack(
        pool,
        leaving.map((worker) => worker.id()),
      );
      if (given > 0) log.info({ part: "jobs", given }, "returned unfinished jobs to the queue");
    },
  };
}
