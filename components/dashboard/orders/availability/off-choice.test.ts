import { expect, it } from "vitest";
import { offUntil } from "./off-choice";

it.each([
  ["hour", "2026-03-27T21:00:00.000Z"],
  ["tomorrow", "2026-03-28T04:00:00.000Z"],
  // The clocks went forward in between.
  ["week", "2026-04-03T03:00:00.000Z"],
] as const)("is switched off for a while: %s", (choice, until) => {
  expect(offUntil(choice, new Date("2026-03-27T20:00:00Z"), "Europe/Rome").toISOString()).toBe(until);
});
