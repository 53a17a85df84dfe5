import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import {
  canUndo,
  countTry,
  dueSteps,
  type HeldStep,
  holdStep,
  nextDueMs,
  outcomeOf,
  readSteps,
  releaseAll,
  settleStep,
  showSteps,
  undoStep,
} from "./held-steps";

function step(changes: Partial<HeldStep> = {}): HeldStep {
  return {
    key: "a",
    orderId: "ord_1",
    orderNumber: "1001",
    from: "pending",
    to: "accepted",
    reason: null,
    delayMinutes: null,
    madeAtMs: 0,
    dueAtMs: 5_000,
    tries: 0,
    ...changes,
  };
}
const second = step({ key: "b", from: "accepted", to: "preparing", madeAtMs: 1_000, dueAtMs: 6_000 });
const other = step({ key: "c", orderId: "ord_2" });
const keysOf = (steps: readonly HeldStep[]) => steps.map(({ key }) => key);

describe("a step that was just taken", () => {
  it("is not sent before its time, and can be undone until then", () => {
    const steps = holdStep([], step());
    expect([dueSteps(steps, 4_999), keysOf(dueSteps(steps, 5_000))]).toEqual([[], ["a"]]);
    expect([canUndo(step(), 4_999), canUndo(step(), 5_000)]).toEqual([true, false]);
    expect(undoStep(steps, "a", 4_999)).toEqual([]);
    expect(undoStep(steps, "a", 5_000)).toBe(steps);
  });

  it("sends the step before it at once, and is itself sent behind it", () => {
    const steps = holdStep([step()], second);
    expect(nextDueMs(steps)).toBe(1_000);
    expect(keysOf(dueSteps(steps, 1_000))).toEqual(["a"]);
    expect(keysOf(dueSteps(steps, 9_000))).toEqual(["a"]);
    expect(keysOf(dueSteps(settleStep(steps, "a"), 9_000))).toEqual(["b"]);
  });

  it("takes what came after it back as well, and nothing of other orders", () => {
    expect(keysOf(undoStep([step(), other, second], "a", 100))).toEqual(["c"]);
    expect(keysOf(undoStep([step(), other, second], "b", 100))).toEqual(["a", "c"]);
  });

  it("cannot be undone once it may have reached the server", () => {
    const steps = countTry([step()], "a");
    expect(undoStep(steps, "a", 100)).toBe(steps);
  });

  it("is due when the page is left", () => {
    expect(keysOf(dueSteps(releaseAll([step(), other], 10), 10))).toEqual(["a", "c"]);
  });
});

describe("the board with steps that are held", () => {
  const order = boardOrder();

  it("shows them as made, with the promise that goes with them", () => {
    const [shown] = showSteps([order], [step({ delayMinutes: 10 }), second]);
    expect(shown).toMatchObject({ status: "preparing", promisedAt: "2026-03-01T12:40:00.000Z" });
    expect(shown?.nextStatuses[0]).toBe("ready");
  });

  it("shows an order as it is once it has passed them", () => {
    const cooking = boardOrder({ status: "preparing" });
    expect(showSteps([cooking], [step(), second])).toEqual([cooking]);
  });
});

it.each([
  [0, "UNREACHABLE", "again"],
  [503, "UNAVAILABLE", "again"],
  [429, "RATE_LIMITED", "again"],
  [409, "REQUEST_IN_PROGRESS", "again"],
  [401, "UNAUTHENTICATED", "signed-out"],
  [422, "INVALID_TRANSITION", "conflict"],
  [409, "ANSWER_LOST", "conflict"],
  [403, "FORBIDDEN", "refused"],
  [404, "ORDER_NOT_FOUND", "refused"],
] as const)("%i %s means: %s", (status, code, outcome) => {
  expect(outcomeOf({ status, code })).toBe(outcome);
});

it("remembers steps and nothing else", () => {
  expect(readSteps(JSON.parse(JSON.stringify([step(), { key: 1 }, null, "x"])))).toEqual([step()]);
  expect(readSteps({})).toEqual([]);
});
