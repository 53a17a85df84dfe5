import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { nextStatuses, type OrderStatus } from "@/lib/service/orders/order-status";

/** How long a step can be undone before it is sent. */
export const UNDO_MS = 5_000;

/**
 * A step that was taken on this screen and that the server has not answered yet: held for the undo, waiting for the
 * network, or on its way. Instants are milliseconds of the device's clock.
 */
export type HeldStep = {
  /** Its Idempotency-Key: however often it is sent, it happens once. */
  key: string;
  orderId: string;
  orderNumber: string;
  from: OrderStatus;
  to: OrderStatus;
  reason: string | null;
  /** With an acceptance: how much later than promised the order will be. */
  delayMinutes: number | null;
  madeAtMs: number;
  /** Before that it is not sent and can be undone. */
  dueAtMs: number;
  /** How often it was sent without an answer. */
  tries: number;
};

/** All steps of this device, oldest first. */
export type HeldSteps = readonly HeldStep[];

/** What sending a step needs to know of it; those of one order are sent one after the other. */
export type QueuedStep = Pick<HeldStep, "key" | "orderId" | "madeAtMs" | "dueAtMs" | "tries">;

/**
 * Adds a step. Earlier steps of the same order are due at once: who goes on with an order has no doubts about the step
 * before.
 */
export function holdStep<Step extends QueuedStep>(steps: readonly Step[], step: Step): Step[] {
  return [...steps.map((held) => (held.orderId === step.orderId ? dueNow(held, step.madeAtMs) : held)), step];
}

/** Takes a step back, with those of the same order that came after it. Steps that may have been sent stay. */
export function undoStep<Step extends QueuedStep>(
  steps: readonly Step[],
  key: string,
  nowMs: number,
): readonly Step[] {
  const place = steps.findIndex((held) => held.key === key);
  const step = steps[place];
  if (!step || !canUndo(step, nowMs)) return steps;
  return steps.filter((held, index) => index < place || held.orderId !== step.orderId);
}

/** Whether a step is still on this device alone. */
export function canUndo(step: QueuedStep, nowMs: number): boolean {
  return step.tries === 0 && nowMs < step.dueAtMs;
}

/** Makes all steps due: the page is being left, or somebody is in a hurry. */
export function releaseAll<Step extends QueuedStep>(steps: readonly Step[], nowMs: number): Step[] {
  return steps.map((held) => dueNow(held, nowMs));
}

/** The steps to send now: of each order the oldest, once it is due. */
export function dueSteps<Step extends QueuedStep>(steps: readonly Step[], nowMs: number): Step[] {
  const begun = new Set<string>();
  return steps.filter((held) => {
    if (begun.has(held.orderId)) return false;
    begun.add(held.orderId);
    return held.dueAtMs <= nowMs;
  });
}

/** When the next step becomes due, or null. */
export function nextDueMs(steps: readonly QueuedStep[]): number | null {
  return steps.length === 0 ? null : Math.min(...steps.map((held) => held.dueAtMs));
}

/** Without a step that the server has answered. */
export function settleStep<Step extends QueuedStep>(steps: readonly Step[], key: string): Step[] {
  return steps.filter((held) => held.key !== key);
}

/** Without the steps of an order that went another way. */
export function dropOrder<Step extends QueuedStep>(steps: readonly Step[], orderId: string): Step[] {
  return steps.filter((held) => held.orderId !== orderId);
}

/** Counts a try before it is made: from then on nobody knows what the server did. */
export function countTry<Step extends QueuedStep>(steps: readonly Step[], key: string): Step[] {
  return steps.map((held) => (held.key === key ? { ...held, tries: held.tries + 1 } : held));
}

/** The orders as they will be when all steps have been made. A step that an order has passed by itself changes nothing. */
export function showSteps(orders: readonly BoardOrder[], steps: HeldSteps): readonly BoardOrder[] {
  if (steps.length === 0) return orders;
  return orders.map((order) =>
    steps.reduce((shown, step) => (step.orderId === order.id ? showStep(shown, step) : shown), order),
  );
}

function showStep(order: BoardOrder, { from, to, delayMinutes }: HeldStep): BoardOrder {
  if (order.status !== from) return order;
  const promised = Date.parse(order.promisedAt) + (delayMinutes ?? 0) * 60_000;
  return {
    ...order,
    status: to,
    nextStatuses: [...nextStatuses(to)],
    promisedAt: new Date(promised).toISOString(),
  };
}

const dueNow = <Step extends QueuedStep>(held: Step, nowMs: number): Step => ({
  ...held,
  dueAtMs: Math.min(held.dueAtMs, nowMs),
});

/** The steps that a device remembers; what is no step is left out, so that an old version does no harm. */
export function readSteps(stored: unknown): HeldSteps {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (held): held is HeldStep =>
      typeof held === "object" &&
      held !== null &&
      ["key", "orderId", "orderNumber", "from", "to"].every((field) => typeof held[field] === "string") &&
      ["madeAtMs", "dueAtMs", "tries"].every((field) => typeof held[field] === "number"),
  );
}

/** What the answer to a step means for it. */
export type StepOutcome = "again" | "signed-out" | "conflict" | "refused";

/**
 * What to do with a step that the server did not take: send it again later when nobody knows what happened, keep it for
 * the next sign-in, read the order when somebody else was faster, or give it up.
 */
export function outcomeOf({ status, code }: { status: number; code: string }): StepOutcome {
  if (status === 0 || status >= 500 || status === 429 || code === "REQUEST_IN_PROGRESS") return "again";
  if (status === 401) return "signed-out";
  if (code === "INVALID_TRANSITION" || code === "ANSWER_LOST") return "conflict";
  return "refused";
}
