import { expect, it } from "vitest";
import { rangeWords } from "./range-words";

const timeOf = (minutes: number) => `${minutes} min`;

it.each([
  ["09:00–17:30", "540 min–1050 min"],
  ["18:00–24:00", "1080 min–24:00"],
  ["00:00–24:00", "All day"],
  ["00:00–00:00", "All day"],
  ["18:00–00:00", "1080 min–0 min"],
  ["Closed", "Closed"],
])("writes %s as %s", (range, words) => {
  expect(rangeWords(range, timeOf, "All day")).toBe(words);
});
