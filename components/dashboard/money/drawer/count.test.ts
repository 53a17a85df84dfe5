import { describe, expect, it } from "vitest";
import { countsOf, differenceOf, isPieces, sumOfCounts } from "./count";

describe("a count by coin and note", () => {
  it("has what was typed, and comes to its exact sum", () => {
    const counts = countsOf({ "0.1": "3", "0.2": "", "20": " 2 " });
    expect(counts).toEqual([
      { value: 20, pieces: 2 },
      { value: 0.1, pieces: 3 },
    ]);
    expect(sumOfCounts(counts, "EUR")).toBe(40.3);
  });

  it.for(["x", "-1", "1.5", "100001"])("takes %s for no count", (text) => {
    expect(isPieces(text)).toBe(false);
    expect(countsOf({ "1": text })).toEqual([]);
  });

  it("differs by an exact amount", () => {
    expect(differenceOf(0.3, 0.1, "EUR")).toBe(0.2);
    expect(differenceOf(1_000, 1_200, "JPY")).toBe(-200);
  });
});
