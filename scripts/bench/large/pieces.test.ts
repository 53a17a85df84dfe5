import { expect, it } from "vitest";
import { cutIntoPieces } from "./pieces.mjs";

it("every order is in one piece, in order, and no piece is too large", () => {
  const totals = [25, 3, 1, 10, 9];
  const pieces = cutIntoPieces(totals, 10);
  const seen = pieces
    .flat()
    .flatMap(({ t, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${t}:${first + index}`),
    );
  const all = totals.flatMap((total, index) =>
    Array.from({ length: total }, (_, order) => `${index + 1}:${order + 1}`),
  );
  expect(seen).toEqual(all);
  for (const piece of pieces)
    expect(piece.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBeLessThanOrEqual(10);
});

it("nothing to do is no piece", () => {
  expect(cutIntoPieces([], 10)).toEqual([]);
});
