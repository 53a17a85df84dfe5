import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "@/lib/testing/depth";
import { CACHE_BYTES, createByteCache } from "./byte-cache";

it("holds no more bytes than it may, and forgets what was used longest ago", () => {
  const cache = createByteCache<string>(10);
  cache.set("a", "A", 4);
  cache.set("b", "B", 4);
  expect(cache.get("a")).toBe("A");
  cache.set("c", "C", 4);
  expect([cache.get("a"), cache.get("b"), cache.get("c"), cache.state().bytes]).toEqual([
    "A",
    undefined,
    "C",
    8,
  ]);
});

it("does not keep what is larger than all of it, nor what it replaces", () => {
  const cache = createByteCache<string>(10);
  cache.set("a", "small", 4);
  cache.set("a", "large", 11);
  expect([cache.get("a"), cache.state().bytes]).toEqual([undefined, 0]);
});

it("is never larger than it may be, whatever is done, and holds what it counts", () => {
  const act = fc.record({ key: fc.constantFrom(..."abcdefg"), bytes: fc.nat(7), drop: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const cache = createByteCache<number>(12);
      for (const { key, bytes, drop } of acts) {
        if (drop) cache.delete(key);
        else cache.set(key, bytes, bytes);
        const held = [..."abcdefg"].reduce((sum, each) => sum + (cache.get(each) ?? 0), 0);
        expect(cache.state().bytes).toBe(held);
        expect(held).toBeLessThanOrEqual(12);
      }
    }),
    { numRuns: cases(100) },
  );
});

it("has room for all caches of a process in 64 MB", () => {
  expect(Object.values(CACHE_BYTES).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(64_000_000);
});
