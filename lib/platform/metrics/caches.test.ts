import { afterEach, expect, it } from "vitest";
import { readCaches, registerCache } from "./caches";

const ends: (() => void)[] = [];
const register = (...of: Parameters<typeof registerCache>) => ends.push(registerCache(...of));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it("adds up caches of one name, as of a module in two bundles", () => {
  register("letters", () => ({ entries: 2, bytes: 10, hits: 5 }));
  register("letters", () => ({ entries: 3, misses: 1 }));
  expect(readCaches().get("letters")).toEqual({ entries: 5, bytes: 10, hits: 5, misses: 1 });
});

it("forgets a cache that was taken out", () => {
  const end = registerCache("gone", () => ({ entries: 1 }));
  end();
  expect(readCaches().has("gone")).toBe(false);
});

it("reads a cache when it is asked, not before", () => {
  let entries = 1;
  register("growing", () => ({ entries }));
  entries = 7;
  expect(readCaches().get("growing")).toEqual({ entries: 7 });
});
