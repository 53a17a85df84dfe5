import { describe, expect, it } from "vitest";
import { allPages } from "./all-pages";

/** A list of five numbers, two on a page. */
const readPage = async (cursor: string | undefined) => {
  const from = Number(cursor ?? 0);
  return {
    numbers: [0, 1, 2, 3, 4].slice(from, from + 2),
    nextCursor: from + 2 < 5 ? String(from + 2) : null,
  };
};
const numbers = (page: { numbers: number[] }) => page.numbers;

describe("allPages", () => {
  it("reads to the end", async () => {
    expect(await allPages(readPage, numbers)).toEqual([0, 1, 2, 3, 4]);
  });

  it("stops after so many pages", async () => {
    expect(await allPages(readPage, numbers, 2)).toEqual([0, 1, 2, 3]);
  });
});
