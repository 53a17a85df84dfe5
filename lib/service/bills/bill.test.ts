import fc from "fast-check";
import { expect, it } from "vitest";
import { shareMinor } from "./bill";

it("gives the odd units to the first parts", () => {
  const first = shareMinor({ part: 1, of: 3 }, { openMinor: 1000, paidInSplitMinor: 0 });
  const last = shareMinor({ part: 3, of: 3 }, { openMinor: 666, paidInSplitMinor: 334 });
  expect([first, last]).toEqual([334, 333]);
});

it("never asks for more than is open", () => {
  expect(shareMinor({ part: 3, of: 3 }, { openMinor: 400, paidInSplitMinor: 2000 })).toBe(400);
});

it("settles a bill exactly, in whatever order its shares are paid", () => {
  const parts = fc.integer({ min: 1, max: 20 }).chain((of) =>
    fc.shuffledSubarray(
      Array.from({ length: of }, (_, index) => index + 1),
      { minLength: of, maxLength: of },
    ),
  );
  fc.assert(
    fc.property(fc.nat(1_000_000), parts, (totalMinor, order) => {
      let paid = 0;
      for (const part of order) {
        const split = { openMinor: totalMinor - paid, paidInSplitMinor: paid };
        paid += shareMinor({ part, of: order.length }, split);
      }
      expect(paid).toBe(totalMinor);
    }),
  );
});
