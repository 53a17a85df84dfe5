import { setTimeout as wait } from "node:timers/promises";
import type { App } from "@/lib/platform/app";
import type { Db } from "@/lib/platform/db/db";
import type { Log } from "@/lib/platform/log/log";
import type { DrainLimits } from "./drain-limits";
import { BEAT_MS } from "./job-times";
import { beat, countDueJobs, giveBack } from "./job-worker-store";
import { patience } from "./patience";
import { QUEUE_NAMES, QUEUES, type QueueName } from "./queues";
import type { TaskList } from "./task-list";
import { taskNames, type Worker, workOff } from "./worker";

/** A job may add others and go on, so that there is something to look for although none has ended. */
const LOOK_AGAIN_MS = 100;
/** Whoever has ended a job takes the next one itself. */
const TAKE_FIRST_MS = 5;

/**
 * Runs the jobs that are due in all queues at once, and those that they add, until none is left or the time is over.
 * Jobs still running shortly after that return to the queue. One statement looks at all queues, and is sent again
 * when a job has ended; a queue gets no more slots than it has jobs.
 */
export async function drainQueues(
  app: App,
  { db, log, tasks, budgetMs, graceMs }: DrainLimits & { db: Db; log: Log; tasks: TaskList<App> },
): Promise<void> {
  const { pool } = db;
  const names = taskNames(tasks);
  const ending = new AbortController();
  const { signal } = ending;
  const working = new Map<Worker, { queue: QueueName; slots: number; over: Promise<void> }>();
  const workerIds = () => [...working.keys()].map((worker) => worker.id());
  const failures: unknown[] = [];
  let changes = 0;
  let wake = (): void => undefined;

  function changed(): void {
    changes += 1;
    wake();
  }

  function begin(queue: QueueName, slots: number): void {
    const { worker, done } = workOff(app, { db, log, tasks, queue, slots, signal, onEnded: changed });
    const over = done
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        working.delete(worker);
        changed();
      });
    working.set(worker, { queue, slots, over });
  }

  /** How many more slots a queue needs for its due jobs. Those that have just been given have yet to take theirs. */
  function missingSlots(queue: QueueName, due: number): number {
    let [free, unserved] = [QUEUES[queue], due];
    for (const [worker, given] of working) {
      if (given.queue !== queue) continue;
      free -= given.slots;
      if (!worker.hasBegun()) unserved -= given.slots;
    }
    return Math.min(unserved, free);
  }

  async function workAll(): Promise<void> {
    while (!signal.aborted) {
      const before = changes;
      const due = await countDueJobs(pool, names);
      if (failures.length > 0) throw failures[0];
      if (signal.aborted) return;
      for (const queue of QUEUE_NAMES) {
        const slots = missingSlots(queue, due[queue] ?? 0);
        if (slots > 0) begin(queue, slots);
      }
      if (changes !== before) continue;
      if (working.size === 0) return;
      await patience(new Promise<void>((resolve) => (wake = resolve)), LOOK_AGAIN_MS);
      if (working.size > 0) await wait(TAKE_FIRST_MS);
    }
  }

  const deadline = setTimeout(() => {
    ending.abort();
    for (const worker of working.keys()) worker.stop().catch(() => undefined);
    wake();
  }, budgetMs);
  const beating = setInterval(() => void beat(pool, workerIds()).catch(() => undefined), BEAT_MS);
  try {
    await workAll();
    if (signal.aborted) await patience(Promise.all([...working.values()].map(({ over }) => over)), graceMs);
  } finally {
    clearTimeout(deadline);
    clearInterval(beating);
    for (const worker of working.keys()) worker.letGo();
    if (working.size > 0) await giveBack(pool, workerIds());
  }
}
