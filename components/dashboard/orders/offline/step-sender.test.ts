import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "@/components/data/api-failure";
import { type HeldStep, type HeldSteps, holdStep } from "./held-steps";
import { createStepSender } from "./step-sender";
import type { StepStore } from "./step-store";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function memoryStore(): StepStore<HeldStep> {
  let steps: HeldSteps = [];
  return {
    get: () => steps,
    change(work) {
      steps = work(steps);
    },
    subscribe: () => () => {},
  };
}

function step(changes: Partial<HeldStep> = {}): HeldStep {
  const madeAtMs = Date.now();
  return {
    key: "a",
    orderId: "ord_1",
    orderNumber: "1001",
    from: "pending",
    to: "accepted",
    reason: null,
    delayMinutes: null,
    madeAtMs,
    dueAtMs: madeAtMs + 5_000,
    tries: 0,
    ...changes,
  };
}

const failure = (status: number, code: string) =>
  new ApiFailure({ status, code, message: "", issues: [], retryAfterSeconds: null });

/** A sender whose server answers as told, and what became of its steps. */
function bench(answers: (step: HeldStep, tries: number) => ApiFailure | null, ours = false) {
  const store = memoryStore();
  const sent: string[] = [];
  const done: string[] = [];
  const lost: string[] = [];
  const tries = new Map<string, number>();
  const sender = createStepSender({
    store,
    async send({ key, ...rest }) {
      sent.push(key);
      tries.set(key, (tries.get(key) ?? 0) + 1);
      const refusal = answers({ key, ...rest }, tries.get(key) ?? 0);
      if (refusal) throw refusal;
    },
    wasOurs: async () => ours,
    onSent: ({ key }) => done.push(key),
    onLost: ({ key }) => lost.push(key),
  });
  const take = (taken: HeldStep) => {
    store.change((steps) => holdStep(steps, taken));
    sender.wake();
  };
  return { store, sender, sent, done, lost, take };
}

describe("held steps", () => {
  it("are sent when their undo is over, and not a moment earlier", async () => {
    const { take, sent, done } = bench(() => null);
    take(step());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, done]).toEqual([["a"], ["a"]]);
  });

  it("of one order are sent in their order, the first at once when the second is taken", async () => {
    const { take, sent } = bench(() => null);
    take(step());
    await vi.advanceTimersByTimeAsync(1_000);
    take(step({ key: "b", from: "accepted", to: "preparing" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(["a", "b"]);
  });

  it("are sent again after an unknown outcome, until there is one, and wait for each other meanwhile", async () => {
    const { take, sent, done, store } = bench((_, tries) => (tries < 3 ? failure(0, "UNREACHABLE") : null));
    take(step());
    take(step({ key: "b", from: "accepted", to: "preparing" }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(["a", "a"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, done, store.get()]).toEqual([["a", "a", "a", "b", "b", "b"], ["a", "b"], []]);
  });

  it("are given up together when somebody else was faster", async () => {
    const { take, sent, lost, store } = bench(() => failure(422, "INVALID_TRANSITION"));
    take(step());
    take(step({ key: "b", from: "accepted", to: "preparing" }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent, lost, store.get()]).toEqual([["a"], ["a"], []]);
  });

  it("count as made when an earlier try had reached the server", async () => {
    const answers = (_: HeldStep, tries: number) =>
      tries === 1 ? failure(0, "UNREACHABLE") : failure(422, "INVALID_TRANSITION");
    const { take, done, lost } = bench(answers, true);
    take(step());
    await vi.advanceTimersByTimeAsync(10_000);
    expect([done, lost]).toEqual([["a"], []]);
  });

  it("stay for the next sign-in when the session has ended", async () => {
    const { take, store, lost } = bench(() => failure(401, "UNAUTHENTICATED"));
    take(step());
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.get().length, lost]).toEqual([1, []]);
  });

  it("are all sent at once when the page is left", async () => {
    const { take, sender, sent } = bench(() => null);
    take(step());
    take(step({ key: "c", orderId: "ord_2" }));
    await sender.flush();
    expect(sent).toEqual(["a", "c"]);
  });
});
