import { expect, it } from "vitest";
import { suggestDelay } from "./suggest-delay";

it.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [45, 20],
])("a kitchen that is %i min behind is suggested %i min more", (behindMinutes, minutes) => {
  expect(suggestDelay(behindMinutes)).toBe(minutes);
});
