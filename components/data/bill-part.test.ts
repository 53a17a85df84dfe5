import { describe, expect, it } from "vitest";
import { itemsAmount, nextShare } from "./bill-part";

const bill = {
  currency: "EUR",
  open: 100,
  items: [
    { id: "a", lineTotal: 0.1, serviceCharge: 0 },
    { id: "b", lineTotal: 0.2, serviceCharge: 0.02 },
  ],
  payments: [] as { status: string; amount: number; share: { part: number; of: number } | null }[],
};

describe("nextShare", () => {
  it("splits what is open, and gives the odd cents to the first", () => {
    expect(nextShare(bill, 3)).toEqual({ part: 1, amount: 33.34 });
  });

  it("goes on with the first share that nobody has taken, at the price of the same split", () => {
    const paid = { status: "paid", amount: 33.34, share: { part: 1, of: 3 } };
    const canceled = { status: "canceled", amount: 33.33, share: { part: 2, of: 3 } };
    expect(nextShare({ ...bill, open: 66.66, payments: [paid, canceled] }, 3)).toEqual({
      part: 2,
      amount: 33.33,
    });
  });

  it("ends when all are taken", () => {
    const payments = [1, 2].map((part) => ({ status: "pending", amount: 50, share: { part, of: 2 } }));
    expect(nextShare({ ...bill, open: 0, payments }, 2)).toBeNull();
  });
});

it("adds items up in whole cents, with their service charge", () => {
  expect(itemsAmount(bill, ["a", "b"])).toBe(0.32);
});
