import { describe, expect, it } from "vitest";
import { latenciesOf, percentile } from "./percentile.mjs";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a percentile", () => {
  it("is the value that so many are not above", () => {
    expect(percentile(upTo(100), 0.5)).toBe(50);
    expect(percentile(upTo(100), 0.99)).toBe(99);
    expect(percentile(upTo(1000), 0.999)).toBe(999);
  });

  it("is the slowest where there are too few to tell", () => {
    expect(percentile(upTo(10), 0.99)).toBe(10);
    expect(percentile([7], 0.5)).toBe(7);
  });

  it("is nothing of nothing", () => {
    expect(percentile([], 0.99)).toBe(0);
  });
});

it("latencies are read in any order, as numbers", () => {
  expect(latenciesOf([100, 9, 20.04])).toEqual({ p50Ms: 20, p99Ms: 100, p999Ms: 100 });
});
