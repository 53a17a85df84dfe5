import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { afterListening } from "./listening-time";

const MS = 200;

it("acts when the time is over, and not before", async () => {
  const startedMs = performance.now();
  let actedMs = 0;
  afterListening(MS, () => {
    actedMs = performance.now() - startedMs;
  });
  await expect.poll(() => actedMs, { timeout: 50 * MS }).toBeGreaterThan(0.9 * MS);
});

it("does not count time in which the process was held up", async () => {
  let hasActed = false;
  const cancel = afterListening(MS, () => {
    hasActed = true;
  });
  const freeAt = performance.now() + 2 * MS;
  while (performance.now() < freeAt);
  await wait(1);
  expect(hasActed).toBe(false);
  cancel();
  await wait(2 * MS);
  expect(hasActed).toBe(false);
});
