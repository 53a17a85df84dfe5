import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createBulkhead, createBulkheads } from "./bulkhead";

/** Work that ends when it is told to, and notes how much of it runs at the same time. */
function controlledWork() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (name: number) => async () => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return name;
  };
  return { work, begun, most: () => most, endOne: () => ends.shift()?.() };
}

describe("a bulkhead", () => {
  it("runs no more at once than it may, and the rest in the order in which it came", async () => {
    const { work, begun, most, endOne } = controlledWork();
    const bulkhead = createBulkhead(2);
    const all = Promise.all([0, 1, 2, 3, 4].map((name) => bulkhead.run(work(name))));
    await wait(0);
    expect(begun).toEqual([0, 1]);
    for (let ended = 0; ended < 5; ended += 1) {
      endOne();
      await wait(0);
    }
    expect(await all).toEqual([0, 1, 2, 3, 4]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most()).toBe(2);
  });

  it("gives the turn of a failed piece of work to the next", async () => {
    const bulkhead = createBulkhead(1);
    const failed = bulkhead.run(() => Promise.reject(new Error("broken")));
    const next = bulkhead.run(async () => "done");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });

  it("refuses who has waited too long, and then nobody who need not wait", async () => {
    const { work, endOne } = controlledWork();
    const bulkhead = createBulkhead(1, 20);
    const first = bulkhead.run(work(1));
    await expect(bulkhead.run(work(2))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    endOne();
    expect(await first).toBe(1);
    expect(await bulkhead.run(async () => "done")).toBe("done");
  });
});

describe("bulkheads by name", () => {
  it("run no more of each at once than they may, whatever runs under other names", async () => {
    const { work, begun, endOne } = controlledWork();
    const bulkheads = createBulkheads(2);
    const greedy = Promise.all([0, 1, 2, 3].map((name) => bulkheads.run("greedy", work(name))));
    const other = bulkheads.run("other", work(9));
    await wait(0);
    expect(begun).toEqual([0, 1, 9]);
    for (let ended = 0; ended < 5; ended += 1) {
      endOne();
      await wait(0);
    }
    expect(await greedy).toEqual([0, 1, 2, 3]);
    expect(await other).toBe(9);
  });

  it("are empty again after work that failed", async () => {
    const bulkheads = createBulkheads(1);
    await expect(bulkheads.run("key", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await bulkheads.run("key", async () => "done")).toBe("done");
  });
});
