import { expect, test } from "vitest";
import { daysOfSpan, moveStatementEnd } from "./statement-days";

test.each([
  ["thisMonth", "2026-03-01", "2026-03-15"],
  ["lastMonth", "2026-02-01", "2026-02-28"],
  ["thisYear", "2026-01-01", "2026-03-15"],
  ["lastYear", "2025-01-01", "2025-12-31"],
] as const)("%s is %s to %s", (span, from, to) => {
  expect(daysOfSpan(span, "2026-03-15")).toEqual({ from, to });
});

test("last month of January is December of the year before", () => {
  expect(daysOfSpan("lastMonth", "2026-01-02")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test("an end that passes the other takes it along", () => {
  const days = { from: "2026-03-01", to: "2026-03-31" };
  expect(moveStatementEnd(days, "from", "2026-04-02")).toEqual({ from: "2026-04-02", to: "2026-04-02" });
  expect(moveStatementEnd(days, "to", "2026-03-20")).toEqual({ from: "2026-03-01", to: "2026-03-20" });
});
