import { expect, it } from "vitest";
import { readOptions } from "./options.mjs";

it("is 10,000 restaurants with 10 million orders of two years, unless it is told otherwise", () => {
  expect(readOptions([])).toEqual({
    size: { restaurants: 10_000, orders: 10_000_000, largest: 500_000, years: 2, skew: 0.8, seed: 1 },
    url: null,
    write: false,
    fillOnly: false,
  });
});

it("a scale makes all of it smaller, but for what is named", () => {
  const { size } = readOptions(["--scale", "0.02", "--largest", "100000", "--years", "1"]);
  expect(size).toMatchObject({ restaurants: 200, orders: 200_000, largest: 100_000, years: 1 });
});

it("refuses what is no number", () => {
  expect(() => readOptions(["--orders", "many"])).toThrow('--orders is "many"; it must be a number above 0.');
  expect(() => readOptions(["--scale", "0"])).toThrow("--scale");
  expect(() => readOptions(["--skew=-1"])).toThrow("from 0");
});
