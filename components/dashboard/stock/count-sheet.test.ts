import { describe, expect, it } from "vitest";
import { readCounts, rememberedCounts, withCount } from "./count-sheet";

const NOW = new Date("2026-11-21T12:00:00Z");
const at = NOW.toISOString();

describe("a count on paper", () => {
  it("keeps what is typed with its time, and drops what is emptied", () => {
    const counts = withCount({}, "flour", "2,5", NOW);
    expect(counts).toEqual({ flour: { text: "2,5", at } });
    expect(withCount(counts, "flour", " ", NOW)).toEqual({});
  });

  it("is read for the ingredients that still exist, and names what is no quantity", () => {
    const counts = { flour: { text: "2,5", at }, salt: { text: "two", at }, gone: { text: "1", at } };
    expect(readCounts(counts, [{ id: "flour" }, { id: "salt" }, { id: "basil" }])).toEqual({
      counts: [{ ingredientId: "flour", quantity: 2.5, countedAt: at }],
      wrong: ["salt"],
    });
  });

  it("is remembered for most of a day, and never from anything odd", () => {
    const old = { text: "1", at: "2026-11-20T15:00:00.000Z" };
    expect(rememberedCounts({ flour: { text: "2", at }, old, odd: 3 }, NOW)).toEqual({
      flour: { text: "2", at },
    });
    expect(rememberedCounts("odd", NOW)).toEqual({});
  });
});
