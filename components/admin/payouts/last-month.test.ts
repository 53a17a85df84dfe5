import { expect, test } from "vitest";
import { lastMonth } from "./last-month";

test.each([
  ["2026-11-22T12:00:00Z", "2026-10"],
  ["2026-11-01T00:30:00Z", "2026-09"],
  ["2026-11-01T01:00:00Z", "2026-10"],
  ["2026-01-15T00:00:00Z", "2025-12"],
])("at %s commissions are paid up to %s", (now, month) => {
  expect(lastMonth(new Date(now))).toBe(month);
});
