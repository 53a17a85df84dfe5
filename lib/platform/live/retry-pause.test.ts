import { expect, it } from "vitest";
import { SILENCE_MS } from "@/components/data/live-link";
import { createRetryPauses } from "./retry-pause";

const times = <T>(count: number, call: () => T): T[] => Array.from({ length: count }, call);

it("opens a refused stream again at growing pauses, until it speaks", () => {
  const pauses = createRetryPauses(() => 0);
  expect(times(7, pauses.afterOpening)).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
  pauses.reset();
  expect(pauses.afterOpening()).toBe(3_000);
});

it("asks at growing pauses, and never counts as silent while it is answered", () => {
  const pauses = createRetryPauses(() => 0);
  expect(times(4, () => pauses.afterAsking(true))).toEqual([2_000, 4_000, 8_000, 8_000]);
  expect(pauses.afterAsking(true)).toBeLessThan(SILENCE_MS);
  expect(times(6, () => pauses.afterAsking(false))).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
  expect(pauses.afterAsking(true)).toBe(2_000);
  expect(times(2_000, () => pauses.afterAsking(false)).at(-1)).toBe(30_000);
});

it("spreads the pages", () => {
  expect(createRetryPauses(() => 1).afterOpening()).toBe(2_250);
  expect(createRetryPauses(() => 0.5).afterAsking(false)).toBe(2_625);
});
