import { expect, it } from "vitest";
import { slugProblem } from "@/lib/restaurant/tenancy/slug";
import { twinSlugs } from "./twin-slug";

it("names a twin after its restaurant, with a number where that is taken", () => {
  expect(twinSlugs("trattoria-luigi").slice(0, 3)).toEqual([
    "trattoria-luigi-test",
    "trattoria-luigi-test-2",
    "trattoria-luigi-test-3",
  ]);
});

it("shortens a long name to what an address may have", () => {
  const slugs = twinSlugs("a-very-long-name-of-a-restaurant-by-the-s");
  expect(slugs.map(slugProblem)).toEqual(slugs.map(() => null));
  expect(new Set(slugs).size).toBe(slugs.length);
});
