import { expect, it } from "vitest";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { PROBLEM_BOUNDS } from "./problem-bounds";

it("has each bound that the words of a problem name, and no other", () => {
  const named = Object.entries(messagesOf("en").dashboardSettings.problem)
    .map(([problem, words]) => [problem, [...words.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()])
    .filter(([, names]) => names?.length !== 0);
  const given = Object.entries(PROBLEM_BOUNDS).map(([problem, bounds]) => [
    problem,
    Object.keys(bounds).sort(),
  ]);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(named));
});
