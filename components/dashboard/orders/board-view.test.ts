import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { automaticDensity, DEFAULT_VIEW, filterOrders, readView } from "./board-view";

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
    expect(readView({ undo: false }).density).toBeNull();
  });
});

describe("the density of a board by itself", () => {
  const narrow = (openOrders: number) => ({ openOrders, isWide: false });

  it("is compact from 40 open orders, and large again below 30", () => {
    expect(automaticDensity("comfortable", narrow(39))).toBe("comfortable");
    expect(automaticDensity("comfortable", narrow(40))).toBe("compact");
    expect(automaticDensity("compact", narrow(39))).toBe("compact");
    expect(automaticDensity("compact", narrow(30))).toBe("compact");
    expect(automaticDensity("compact", narrow(29))).toBe("comfortable");
  });

  it("is compact on a wide screen, however few there are", () => {
    expect(automaticDensity("comfortable", { openOrders: 0, isWide: true })).toBe("compact");
    expect(automaticDensity("compact", narrow(3))).toBe("comfortable");
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
