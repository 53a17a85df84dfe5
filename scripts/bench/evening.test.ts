import { expect, it } from "vitest";
import { KINDS, kindOf } from "./evening.mjs";

const requests = Array.from({ length: 1000 }, (_, n) => kindOf(n));

it("an evening is 70 % menus, 15 % tracking, 10 % orders and 5 % reads of staff", () => {
  const shares = KINDS.map((kind) => [
    kind,
    requests.filter((each) => each === kind).length / requests.length,
  ]);
  expect(Object.fromEntries(shares)).toEqual({ menu: 0.7, tracking: 0.15, order: 0.1, staff: 0.05 });
});

it("orders do not come in bunches", () => {
  const orders = requests.flatMap((kind, n) => (kind === "order" ? [n] : []));
  const gaps = orders.slice(1).map((at, index) => at - (orders[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
