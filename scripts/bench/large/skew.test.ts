import { describe, expect, it } from "vitest";
import { ordersPerRestaurant } from "./skew.mjs";

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

describe("orders of restaurants", () => {
  it("add up to what was asked for, the largest first, and nobody has none", () => {
    for (const skew of [0, 0.5, 1, 1.3]) {
      const shares = ordersPerRestaurant({ restaurants: 1000, orders: 1_000_000, largest: 100_000, skew });
      expect(shares).toHaveLength(1000);
      expect(sum(shares)).toBe(1_000_000);
      expect(shares[0]).toBe(100_000);
      expect(Math.max(...shares)).toBe(100_000);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });

  it("are the same for all others without skew", () => {
    expect(ordersPerRestaurant({ restaurants: 5, orders: 90, largest: 50, skew: 0 })).toEqual([
      50, 10, 10, 10, 10,
    ]);
  });

  it("are fewer, the further down a restaurant is", () => {
    const shares = ordersPerRestaurant({ restaurants: 50, orders: 100_000, largest: 30_000, skew: 1 });
    expect(shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0) + 1)).toBe(true);
    expect(shares[1]).toBeGreaterThan(10 * (shares[49] ?? 0));
  });

  it("are all of one restaurant where there is one", () => {
    expect(ordersPerRestaurant({ restaurants: 1, orders: 7, largest: 3, skew: 1 })).toEqual([7]);
  });

  it("are refused when they cannot be shared like that", () => {
    expect(() => ordersPerRestaurant({ restaurants: 10, orders: 15, largest: 10, skew: 1 })).toThrow(
      "too few",
    );
    expect(() => ordersPerRestaurant({ restaurants: 3, orders: 100, largest: 10, skew: 1 })).toThrow(
      "too small",
    );
  });
});
