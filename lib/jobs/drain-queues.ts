import { setTimeout as wait } from "node:timers/promises";
import type { App } from "@/lib/app/app";
import type { Db } from "@/lib/db/db";
import type { Log } from "@/lib/log/log";
import { BEAT_MS } from "./job-times";
import { beat, giveBack, hasDueJobs } from "./job-worker-store";
import { patience } from "./patience";
import { QUEUE_NAMES, type QueueName } from "./queues";
import { taskNamesOf, type Worker, workOff } from "./worker";

const LOOK_AGAIN_MS = 20;

/** No job is begun after `budgetMs`; those that run then have `graceMs` to end. */
export type DrainLimits = { budgetMs: number; graceMs: number };

/**
 * Works on what is due in all queues at once, and on what that adds, until nothing is left or the time is over. What
 * has not ended a moment after that is given back.
 */
export async function drainQueues(
  app: App,
  { db, log, budgetMs, graceMs }: DrainLimits & { db: Db; log: Log },
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
    const names = await taskNamesOf(queue);
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
    const { worker, done } = await workOff(app, { db, log, queue, signal });
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
