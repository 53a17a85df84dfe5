import { expect, it } from "vitest";
import { ratioOf, ratioText } from "./ratio.mjs";

it("is the middle of the turns, not swayed by one that went wrong", () => {
  const turns = [
    { before: 100, after: 120 },
    { before: 100, after: 900 },
    { before: 200, after: 230 },
  ];
  expect(ratioOf(turns)).toEqual({ median: 1.2, least: 1.15, most: 9 });
  expect(ratioText(turns)).toBe("1.20 × (1.15 to 9.00)");
});

it("says when turns differ as much as versions", () => {
  const turns = [
    { before: 100, after: 110 },
    { before: 100, after: 95 },
  ];
  expect(ratioText(turns)).toContain("no difference beyond the spread");
});
