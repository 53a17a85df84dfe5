import { expect } from "playwright/test";
import { test } from "../support/diner-test";

/** Of HTML as it is sent, before compression: on a slow phone more than this is felt. */
const MOST_BYTES = 250_000;

test("no page of the API reference is heavier than 250 kB", async ({ request }) => {
  const start = await (await request.get("/docs")).text();
  const places = new Set(["/docs", ...(start.match(/(?<=href=")\/docs\/[\w-]+/g) ?? [])]);
  expect(places.size).toBeGreaterThan(20);
  const sizes = await Promise.all(
    Array.from(places, async (place) => {
      const answer = await request.get(place);
      expect(answer.status(), place).toBe(200);
      return { place, bytes: (await answer.body()).length };
    }),
  );
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
});
