import { expect, test } from "vitest";
import { readMoneyFilters, writeMoneyFilters } from "./money-filters";

test("money filters survive the address bar", () => {
  const filters = { type: "dispute", from: "2026-03-01", to: "2026-03-31" } as const;
  expect(readMoneyFilters(writeMoneyFilters(filters))).toEqual(filters);
});

test("money filters ignore what no transaction can match", () => {
  const filters = readMoneyFilters(new URLSearchParams("type=theft&from=2026-02-30&to=soon"));
  expect(filters).toEqual({ type: null, from: null, to: null });
  expect(writeMoneyFilters(filters).toString()).toBe("");
});
