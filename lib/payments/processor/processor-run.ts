import { AppError } from "@/lib/core/errors/app-error";
import type { Log } from "@/lib/platform/log/log";

/** Each is a connection or two of the pool that requests use as well. */
const AT_ONCE = 4;
/** For the jobs of every minute: what is left then goes on in the next one. */
const BUDGET_MS = 45_000;
/** So many calls in a row without an answer are no accident: the processor is away. */
const MOST_UNANSWERED = 3;

/** One run of a job that settles many things with the processor's help. */
export type ProcessorRun = {
  /**
   * Settles things four at a time and returns how many, without those that answered false. One that fails is logged and
   * left for the next run, and keeps none of the others waiting; once the run is over no more are begun.
   */
  each<T>(what: string, items: readonly T[], settle: (item: T) => Promise<unknown>): Promise<number>;
  /** Whether time is up or the processor no longer answers. */
  isOver(): boolean;
};

/** Begins a run that ends by itself: with the signal, when its time is over, and when the processor stops answering. */
export function beginProcessorRun(
  app: { log: Log },
  signal?: AbortSignal,
  budgetMs = BUDGET_MS,
): ProcessorRun {
  const endsAt = performance.now() + budgetMs;
  let unanswered = 0;
  const isOver = () =>
    signal?.aborted === true || unanswered >= MOST_UNANSWERED || performance.now() >= endsAt;

  return {
    isOver,
    async each(what, items, settle) {
      const waiting = items.values();
      let settled = 0;
      const work = async () => {
        // The run is looked at first: an iterator that was asked has given its item away.
        while (!isOver()) {
          const { value: item, done } = waiting.next();
          if (done) return;
          try {
            if ((await settle(item)) !== false) settled += 1;
            unanswered = 0;
          } catch (error) {
            const isAway = error instanceof AppError && error.code === "PROCESSOR_UNAVAILABLE";
            unanswered = isAway ? unanswered + 1 : 0;
            app.log.warn({ err: error, item }, `could not settle a ${what}`);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return settled;
    },
  };
}
