import { expect, it } from "vitest";
import { commissionMinor } from "./commission";

it.each([
  [10_000, 2_000, 2_000],
  [99, 2_000, 19],
  [1, 9_999, 0],
  [85, 10_000, 85],
  [85, 0, 0],
  [0, 2_000, 0],
  [-85, 2_000, 0],
])("of fees of %i at %i hundredths of a percent is %i", (fees, bps, commission) => {
  expect(commissionMinor(fees, bps)).toBe(commission);
});
