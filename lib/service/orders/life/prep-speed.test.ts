import { expect, test } from "vitest";
import { isImplausiblyFast } from "./prep-speed";

test.each([
  [0, 60, true],
  [59_999, 60, true],
  [60_000, 60, false],
  [600_000, 60, false],
  [-1, 0, true],
  [0, 0, false],
])("%i ms where %i s are plausible: flagged %s", (elapsedMs, plausiblePrepSeconds, flagged) => {
  const preparingStartedAt = new Date("2026-11-20T12:00:00Z");
  const readyAt = new Date(preparingStartedAt.getTime() + elapsedMs);
  expect(isImplausiblyFast({ preparingStartedAt, readyAt, plausiblePrepSeconds })).toBe(flagged);
});
