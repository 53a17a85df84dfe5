import { setTimeout as wait } from "node:timers/promises";
import type { App } from "@/lib/platform/app";
import type { Db } from "@/lib/platform/db/db";
import type { Log } from "@/lib/platform/log/log";
import type { DrainLimits } from "./drain-limits";
import { BEAT_MS } from "./job-times";
import { beat, giveBack, hasDueJobs } from "./job-worker-store";
import { patience } from "./patience";
import { QUEUE_NAMES, type QueueName } from "./queues";
import type { TaskList } from "./task-list";
import { taskNamesOf, type Worker, workOff } from "./worker";

const LOOK_AGAIN_MS = 20;

/**
 * Runs the jobs that are due in all queues at once, and those that they add, until none is left or the time is over.
 * Jobs still running shortly after that return to the queue.
 */
export async function drainQueues(
  app: App,
  { db, log, tasks, budgetMs, graceMs }: DrainLimits & { db: Db; log: Log; tasks: TaskList<App> },
): Promise<void> {
  const { pool } = db;
  const ending = new AbortController();
  const { signal } = ending;
  const overAt = Date.now() + budgetMs + graceMs;
  const workers = new Set<Worker>();
  const workerIds = () => [...workers].map((worker) => worker.id());
  /** How many jobs had ended when a queue was last found empty; one that ended since may have added another. */
  const emptyAt = new Map<QueueName, number>();
  let ended = 0;
  /** For all queues at once: one that left alone could no longer say that it is empty. */
  let isDone = false;

  async function drainQueue(queue: QueueName): Promise<void> {
    const names = taskNamesOf(tasks, queue);
    while (!signal.aborted && !isDone) {
      const before = ended;
      emptyAt.delete(queue);
      const hasDue = await hasDueJobs(pool, names);
      if (isDone) return;
      if (hasDue) {
        await workOnce(queue);
        continue;
      }
      emptyAt.set(queue, before);
      isDone = QUEUE_NAMES.every((name) => emptyAt.get(name) === ended);
      if (!isDone) await wait(LOOK_AGAIN_MS);
    }
  }

  async function workOnce(queue: QueueName): Promise<void> {
    const { worker, done } = await workOff(app, { db, log, tasks, queue, signal });
    const stop = () => void worker.stop().catch(() => undefined);
    workers.add(worker);
    signal.addEventListener("abort", stop);
    const hasEnded = done.then(() => workers.delete(worker));
    await patience(hasEnded, overAt - Date.now());
    signal.removeEventListener("abort", stop);
    ended += worker.counts.ended;
    if (!workers.has(worker)) await done;
  }

  const deadline = setTimeout(() => ending.abort(), budgetMs);
  const beating = setInterval(() => void beat(pool, workerIds()).catch(() => undefined), BEAT_MS);
  try {
    await Promise.all(QUEUE_NAMES.map(drainQueue));
  } finally {
    clearTimeout(deadline);
    clearInterval(beating);
    for (const worker of workers) worker.letGo();
    if (workers.size > 0) await giveBack(pool, workerIds());
  }
}
