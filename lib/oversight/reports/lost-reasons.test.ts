import { expect, test } from "vitest";
import { mostFrequent } from "./lost-reasons";

const row = (ending: "rejected" | "canceled", reason: string, orders: number) =>
  ({ ending, by: "restaurant", reason, orders, amountMinor: orders * 100 }) as const;

test("keeps the most frequent reasons and sums up the rest for each ending", () => {
  const rows = [
    row("rejected", "a", 9),
    row("canceled", "b", 5),
    row("canceled", "c", 2),
    row("canceled", "d", 1),
  ];
  expect(mostFrequent(rows, 2)).toEqual([
    rows[0],
    rows[1],
    { ending: "canceled", by: null, reason: null, orders: 3, amountMinor: 300 },
  ]);
  expect(mostFrequent(rows, 4)).toEqual(rows);
});
