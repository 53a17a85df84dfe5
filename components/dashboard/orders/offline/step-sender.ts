import type { ApiFailure } from "@/components/data/api-failure";
import {
  countTry,
  dropOrder,
  dueSteps,
  nextDueMs,
  outcomeOf,
  type QueuedStep,
  releaseAll,
  settleStep,
} from "./held-steps";
import type { StepStore } from "./step-store";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

export interface StepSenderInput<Step extends QueuedStep> {
  store: StepStore<Step>;
  /** Makes the step at the server. Throws ApiFailure. */
  send: (step: Step) => Promise<void>;
  /** Somebody else was faster. True when the order is where this step was to bring it by an earlier try of ours. */
  wasOurs: (step: Step) => Promise<boolean>;
  onSent: (step: Step) => void;
  onLost: (step: Step, failure: ApiFailure) => void;
}

export interface StepSender {
  /** Sends what is due, and waits for the next that will be. */
  wake: () => void;
  /** Sends everything now, without waiting for the undo. Resolves when all that can be sent now was. */
  flush: () => Promise<void>;
  stop: () => void;
}

/**
 * Sends the held steps of a device when they are due: of each order one after the other, of different orders side by
 * side. What nobody knows the outcome of is sent again with the same key, so that it happens once; what the server
 * refuses is given up, with all steps that were to follow it.
 */
export function createStepSender<Step extends QueuedStep>({
  store,
  send,
  wasOurs,
  onSent,
  onLost,
}: StepSenderInput<Step>): StepSender {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let round: Promise<void> | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let restUntilMs = 0;
  let stopped = false;

  /** False when it has to be sent again later. */
  async function sendOne(step: Step): Promise<boolean> {
    store.change((steps) => countTry(steps, step.key));
    try {
      await send(step);
    } catch (thrown) {
      const failure = thrown as ApiFailure;
      const outcome = outcomeOf(failure);
      if (outcome === "again" || outcome === "signed-out") return false;
      if (outcome !== "conflict" || !(await wasOurs({ ...step, tries: step.tries + 1 }))) {
        store.change((steps) => dropOrder(steps, step.orderId));
        onLost(step, failure);
        return true;
      }
    }
    store.change((steps) => settleStep(steps, step.key));
    onSent(step);
    return true;
  }

  async function sendRounds(): Promise<void> {
    for (;;) {
      const due = dueSteps(store.get(), Date.now());
      if (due.length === 0) return;
      const answered = await Promise.all(due.map(sendOne));
      if (answered.includes(false)) {
        restUntilMs = Date.now() + pauseMs;
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        return;
      }
      pauseMs = FIRST_PAUSE_MS;
      restUntilMs = 0;
    }
  }

  function run(): Promise<void> {
    round ??= oneTabAtATime(sendRounds).finally(() => {
      round = null;
      plan();
    });
    return round;
  }

  function plan(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const dueMs = nextDueMs(store.get());
    if (stopped || dueMs === null) return;
    timer = setTimeout(() => void run(), Math.max(0, Math.max(dueMs, restUntilMs) - Date.now()));
  }

  return {
    wake() {
      restUntilMs = 0;
      pauseMs = FIRST_PAUSE_MS;
      plan();
    },
    async flush() {
      restUntilMs = 0;
      store.change((steps) => releaseAll(steps, Date.now()));
      if (round) await round;
      await run();
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

/** Tabs that share the steps take turns. Where the browser has no locks, the key of each step keeps it from happening twice. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.locks) return work();
  return navigator.locks.request("bazar.steps", work) as Promise<void>;
}
