import { EventEmitter } from "node:events";
import {
  type TaskList as GraphileTasks,
  type JobHelpers,
  Logger,
  run,
  runOnce,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import type { App } from "@/lib/platform/app";
import type { Db } from "@/lib/platform/db/db";
import type { Log } from "@/lib/platform/log/log";
import { countedPool } from "./counted-pool";
import { LOST_AFTER_MS } from "./job-times";
import { forgetGivenUp } from "./job-worker-store";
import { QUEUES, type QueueName } from "./queues";
import { runJob, type Work } from "./run-job";
import { SCHEDULED_TASKS } from "./schedule";
import type { TaskList } from "./task-list";

export type Worker = {
  /** The name under which it locks jobs. */
  id(): string;
  /** The jobs in hand, without those that it has held for so long that they must have been forgotten. */
  jobIds(): string[];
  /** False while it has yet to take its first job. */
  hasBegun(): boolean;
  /** Takes no more jobs; resolves when those in hand have ended. */
  stop(): Promise<void>;
  /** Reports no more job results: the jobs were returned to the queue and may run elsewhere. */
  letGo(): void;
};

type Hire = {
  db: Db;
  log: Log;
  tasks: TaskList<App>;
  queue: QueueName;
  signal: AbortSignal;
  /** All of the queue's unless told otherwise. */
  slots?: number;
  onEnded?: () => void;
};

/**
 * Emails are many and short: a worker takes several at a time, which saves the database a transaction for each. Another
 * process could have begun some of them a moment earlier. That they are done it says of each by itself: graphile-worker's
 * `completeJobBatchDelay` ends the worker for good when the database is away in that moment.
 */
const TOGETHER = { localQueue: { size: 5 * QUEUES.mail } };

/** Works on a queue until it is stopped. */
export async function startWorker(app: App, hire: Hire): Promise<Worker> {
  const { worker, options } = prepare(app, hire);
  const preset = hire.queue === "mail" ? { worker: TOGETHER } : {};
  const runner = await run({ ...options, preset, pollInterval: 1_000 });
  return { ...worker, stop: () => runner.stop() };
}

/** Works on what is due in a queue; `done` resolves when nothing is left, and the database knows. */
export function workOff(app: App, hire: Hire): { worker: Worker; done: Promise<void> } {
  const { worker, options, allBack } = prepare(app, hire);
  return { worker, done: runOnce(options).finally(allBack) };
}

/** The names of each queue's tasks. */
export function taskNames(tasks: TaskList<App>): Record<QueueName, string[]> {
  const namesOf = (queue: QueueName) => tasksOf(tasks, queue).map(([name]) => name);
  return {
    processor: namesOf("processor"),
    mail: namesOf("mail"),
    local: namesOf("local"),
    twins: namesOf("twins"),
  };
}

function tasksOf(tasks: TaskList<App>, queue: QueueName): [name: string, work: Work][] {
  return Object.entries(tasks)
    .filter(([, task]) => task.queue === queue)
    .map(([name, task]) => [name, task.work as Work]);
}

function prepare(app: App, { db, log, tasks, queue, signal, slots = QUEUES[queue], onEnded }: Hire) {
  const inHand = new Map<string, number>();
  // Of these, runs may have been given up: before this worker began, or while it worked.
  const doubtful = new Set(SCHEDULED_TASKS);
  let pool: WorkerPool | null = null;
  let hasBegun = false;
  let gone = false;

  const events = new EventEmitter() as WorkerEvents;
  events.on("pool:create", ({ workerPool }) => {
    pool = workerPool;
  });
  const take = ({ id }: { id: string }) => inHand.set(id, Date.now());
  events.on("localQueue:getJobs:complete", ({ jobs }) => jobs.forEach(take));
  events.on("localQueue:returnJobs", ({ jobs }) => {
    for (const { id } of jobs) inHand.delete(id);
  });
  events.on("job:start", ({ job }) => {
    hasBegun = true;
    take(job);
  });
  events.on("job:complete", ({ job }) => {
    inHand.delete(job.id);
    onEnded?.();
  });

  const taskList: GraphileTasks = Object.fromEntries(
    tasksOf(tasks, queue).map(([name, work]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        try {
          await runJob(
            { ...app, db },
            { task: name, jobId: job.id, attempt: job.attempts, work, payload, signal },
          );
          if (doubtful.delete(name)) await forgetGivenUp(db.pool, name);
        } catch (error) {
          if (SCHEDULED_TASKS.includes(name)) doubtful.add(name);
          throw error;
        } finally {
          if (gone) await new Promise(() => {});
        }
      },
    ]),
  );
  const worker: Worker = {
    id: () => pool?.id ?? "",
    jobIds: () =>
      [...inHand].filter(([, since]) => Date.now() - since < LOST_AFTER_MS).map(([jobId]) => jobId),
    hasBegun: () => hasBegun,
    stop: async () => {
      await pool?.gracefulShutdown();
    },
    letGo() {
      gone = true;
    },
  };
  const { pool: pgPool, allBack } = countedPool(db.pool);
  const options = {
    pgPool,
    concurrency: slots,
    noHandleSignals: true,
    taskList,
    events,
    logger: loggerTo(log),
  };
  return { worker, options, allBack };
}

function loggerTo(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error") log.error({ part: "jobs" }, message);
    else if (level === "warning") log.warn({ part: "jobs" }, message);
    else log.debug({ part: "jobs" }, message);
  });
}
