import { describe, expect, it } from "vitest";
import { nextTicket } from "./ticket-focus";

const columns = [["a", "b", "c"], [], ["d"], ["e", "f"]];

describe("nextTicket", () => {
  it("starts at the first ticket there is", () => {
    expect(nextTicket(columns, null, "down")).toBe("a");
    expect(nextTicket([[], ["x"]], "gone", "up")).toBe("x");
    expect(nextTicket([[], []], null, "down")).toBeNull();
  });

  it("moves inside a column and stops at its ends", () => {
    expect(nextTicket(columns, "a", "down")).toBe("b");
    expect(nextTicket(columns, "c", "down")).toBe("c");
    expect(nextTicket(columns, "a", "up")).toBe("a");
  });

  it("jumps over empty columns and stays as high as it can", () => {
    expect(nextTicket(columns, "c", "right")).toBe("d");
    expect(nextTicket(columns, "f", "left")).toBe("d");
    expect(nextTicket(columns, "f", "right")).toBe("f");
  });
});
