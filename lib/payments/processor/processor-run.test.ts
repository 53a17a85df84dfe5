import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { createLog } from "@/lib/platform/log/log";
import { beginProcessorRun } from "./processor-run";

const app = { log: createLog("silent") } as App;
const items = Array.from({ length: 60 }, (_, index) => index);
const away = () => Promise.reject(new AppError("PROCESSOR_UNAVAILABLE", "The processor did not answer."));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a run with the processor's help", () => {
  it("settles everything, a few at a time, and counts what was settled", async () => {
    let atOnce = 0;
    let most = 0;
    const settled = await beginProcessorRun(app).each("thing", items, async (item) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return item % 2 === 0;
    });
    expect(settled).toBe(30);
    expect(most).toBe(4);
  });

  it("ends when the processor stops answering, and asks for nothing more", async () => {
    const asked: number[] = [];
    const run = beginProcessorRun(app);
    await run.each("thing", items, (item) => {
      asked.push(item);
      return item < 8 ? Promise.resolve() : away();
    });
    expect(asked.length).toBeLessThan(8 + 2 * 4);
    expect(run.isOver()).toBe(true);
    const asking = vi.fn(away);
    expect(await run.each("other thing", items, asking)).toBe(0);
    expect(asking).not.toHaveBeenCalled();
  });

  it("goes on after an answer that was lost now and then, and after what fails for reasons of its own", async () => {
    const settled = await beginProcessorRun(app).each("thing", items, (item) => {
      if (item % 6 === 0) return away();
      return item % 6 === 3 ? Promise.reject(new Error("Broken")) : Promise.resolve();
    });
    expect(settled).toBe(40);
  });

  it("ends when its time is over, and leaves the rest", async () => {
    const asked: number[] = [];
    const run = beginProcessorRun(app, undefined, 45_000);
    const working = run.each("thing", items, (item) => {
      asked.push(item);
      return new Promise((resolve) => setTimeout(resolve, 10_000));
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await working;
    expect(asked).toHaveLength(5 * 4);
  });

  it("ends when it is told to", async () => {
    const asked: number[] = [];
    const stop = new AbortController();
    await beginProcessorRun(app, stop.signal).each("thing", items, async (item) => {
      asked.push(item);
      if (item === 5) stop.abort();
    });
    expect(asked.length).toBeLessThanOrEqual(5 + 4);
  });
});
