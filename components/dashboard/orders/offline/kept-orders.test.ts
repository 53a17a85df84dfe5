import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { keptOrder, readKept } from "./kept-orders";

const HOUR_MS = 3_600_000;

describe("what a device keeps of an order", () => {
  it("is what its ticket shows and prints, and no more of the guest", () => {
    const order = boardOrder({
      notes: "Nut allergy",
      deliveryAddress: "Via Po 12",
      timeline: [
        { status: "pending", at: "2026-03-01T12:00:00.000Z", actor: "customer", note: "called twice" },
      ],
    });
    const text = JSON.stringify(keptOrder(order));
    for (const shown of ["Ada Rossi", "Nut allergy", "Via Po 12", "Margherita"])
      expect(text).toContain(shown);
    for (const hidden of ["ada@example.com", "called twice"]) expect(text).not.toContain(hidden);
    expect(keptOrder(order).timeline).toHaveLength(1);
  });
});

describe("what a device has kept", () => {
  const text = JSON.stringify({ asOfMs: 0, orders: [boardOrder()] });

  it("is read for a day", () => {
    expect(readKept(text, 24 * HOUR_MS - 1)?.orders).toHaveLength(1);
    expect(readKept(text, 24 * HOUR_MS)).toBeNull();
  });

  it.each([null, "", "{", "3", '{"asOfMs":1}', '{"orders":[]}'])("is nothing when it is %j", (stored) => {
    expect(readKept(stored, 0)).toBeNull();
  });
});
