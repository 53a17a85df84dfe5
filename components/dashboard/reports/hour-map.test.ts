import { expect, test } from "vitest";
import { hourMap } from "./hour-map";

test("has every hour between the first and the last, and how strong each is", () => {
  const map = hourMap([
    { weekday: 5, hour: 18, orders: 4, net: 80 },
    { weekday: 6, hour: 21, orders: 8, net: 150 },
  ]);
  expect(map.hours).toEqual([18, 19, 20, 21]);
  expect(map.cell(5, 18)).toEqual({ orders: 4, net: 80, strength: 0.5 });
  expect(map.cell(1, 20)).toEqual({ orders: 0, net: 0, strength: 0 });
  expect(hourMap([]).hours).toEqual([]);
});
