import { describe, expect, it } from "vitest";
import { inOrder, moveId } from "./menu-order";

describe("moveId", () => {
  it("drops an id on the place of another, in both directions", () => {
    expect(moveId(["a", "b", "c", "d"], "a", "c")).toEqual(["b", "c", "a", "d"]);
    expect(moveId(["a", "b", "c", "d"], "d", "b")).toEqual(["a", "d", "b", "c"]);
    expect(moveId(["a", "b"], "a", "a")).toEqual(["a", "b"]);
    expect(moveId(["a", "b"], "x", "a")).toEqual(["a", "b"]);
  });
});

describe("inOrder", () => {
  it("places the named first and keeps the others behind them", () => {
    const items = ["a", "b", "c", "d"].map((id, order) => ({ id, order }));
    expect(inOrder(items, ["d", "b"])).toEqual([
      { id: "d", order: 0 },
      { id: "b", order: 1 },
      { id: "a", order: 2 },
      { id: "c", order: 3 },
    ]);
  });
});
