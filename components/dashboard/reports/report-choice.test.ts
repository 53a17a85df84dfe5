import { expect, test } from "vitest";
import { moveEnd, PRESETS, presetRange, readChoice, writeChoice } from "./report-choice";

const TODAY = "2026-11-18";
const read = (query: string) => readChoice(new URLSearchParams(query), TODAY);

test.each([
  ["today", "2026-11-18", "2026-11-18"],
  ["yesterday", "2026-11-17", "2026-11-17"],
  ["last7", "2026-11-12", "2026-11-18"],
  ["last28", "2026-10-22", "2026-11-18"],
  ["month", "2026-11-01", "2026-11-18"],
] as const)("%s is %s to %s", (preset, from, to) => {
  expect(presetRange(preset, TODAY)).toEqual({ from, to });
});

test("an address brings back what was chosen", () => {
  for (const preset of PRESETS) expect(read(writeChoice(preset)).preset).toBe(preset);
  const range = { from: "2026-10-01", to: "2026-10-31" };
  expect(read(writeChoice(range))).toEqual({ preset: null, range });
});

test.each([
  "",
  "range=century",
  "from=2026-02-30&to=2026-03-01",
  "from=2026-11-02&to=2026-11-01",
  "from=2020-01-01&to=2026-11-01",
  "from=2026-11-01",
])("an address that says nothing of use, %j, shows the last 7 days", (query) => {
  expect(read(query).preset).toBe("last7");
});

test("an end that is moved past the other takes it along", () => {
  const range = { from: "2026-11-01", to: "2026-11-07" };
  expect(moveEnd(range, "to", "2026-11-09")).toEqual({ from: "2026-11-01", to: "2026-11-09" });
  expect(moveEnd(range, "from", "2026-11-09")).toEqual({ from: "2026-11-09", to: "2026-11-09" });
  expect(moveEnd(range, "from", "2024-01-01")).toEqual({ from: "2024-01-01", to: "2025-02-03" });
  expect(moveEnd(range, "to", "2028-01-01")).toEqual({ from: "2026-11-28", to: "2028-01-01" });
});
