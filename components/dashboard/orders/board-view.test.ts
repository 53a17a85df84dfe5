import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { DEFAULT_VIEW, filterOrders, readView } from "./board-view";

describe("the view of a device", () => {
  it("is kept, and as new where it is missing or unknown", () => {
    expect(
      readView({ density: "line", undo: false, autoPrint: true, wakeLock: false, makeNow: true }),
    ).toEqual({
      density: "line",
      undo: false,
      autoPrint: true,
      wakeLock: false,
      makeNow: true,
    });
    expect(readView({ density: "tiny", undo: "no" })).toEqual(DEFAULT_VIEW);
    for (const stored of [null, 3, "line"]) expect(readView(stored)).toEqual(DEFAULT_VIEW);
  });
});

describe("filtering the board", () => {
  const orders = [
    boardOrder({ id: "a", orderNumber: "1042", customerName: "Zoë Müller", type: "delivery" }),
    boardOrder({ id: "b", orderNumber: "1104", customerName: "Ada Rossi" }),
  ];
  const found = (search: string, type: "all" | "pickup" | "delivery" = "all") =>
    filterOrders(orders, { type, search }).map(({ id }) => id);

  it.each([
    ["", ["a", "b"]],
    ["10", ["a"]],
    ["#1104", ["b"]],
    ["04", []],
    ["muller", ["a"]],
    [" ROSSI ", ["b"]],
  ])("by %j", (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it("by type, together with the text", () => {
    expect([found("", "pickup"), found("rossi", "delivery")]).toEqual([["b"], []]);
  });
});
