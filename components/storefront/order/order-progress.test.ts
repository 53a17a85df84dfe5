import { expect, it } from "vitest";
import { cancelSecondsLeft, isOver, stepIndex } from "./order-progress";

it.each([
  ["pending", 0, false],
  ["accepted", 1, false],
  ["preparing", 2, false],
  ["ready", 3, false],
  ["delivered", 4, true],
  ["canceled", -1, true],
  ["rejected", -1, true],
] as const)("puts %s at step %i", (status, index, over) => {
  expect(stepIndex(status)).toBe(index);
  expect(isOver(status)).toBe(over);
});

it("counts whole seconds down to nothing, and only while the order is pending", () => {
  const cancellableUntil = "2026-01-01T12:05:00.000Z";
  const left = (now: string, status: "pending" | "accepted" = "pending") =>
    cancelSecondsLeft({ status, cancellableUntil }, new Date(now));
  expect(left("2026-01-01T12:00:00.000Z")).toBe(300);
  expect(left("2026-01-01T12:04:59.500Z")).toBe(0);
  expect(left("2026-01-01T12:06:00.000Z")).toBe(0);
  expect(left("2026-01-01T12:00:00.000Z", "accepted")).toBe(0);
});
