import { describe, expect, test } from "vitest";
import { isTooSmallToCharge, tooSmallMessage } from "./minimum-charge";

describe("the smallest online payment", () => {
  test.each([
    ["EUR", 49, true],
    ["EUR", 50, false],
    ["GBP", 29, true],
    ["GBP", 30, false],
    ["JPY", 49, true],
    ["HUF", 17_499, true],
    ["EUR", 0, false],
    ["XYZ", 1, false],
  ])("in %s: %i is too small: %s", (currency, amountMinor, tooSmall) => {
    expect(isTooSmallToCharge(amountMinor, currency)).toBe(tooSmall);
  });

  test("is named where it is known", () => {
    expect(tooSmallMessage(10, "EUR")).toContain("€0.10 is below the smallest online payment (€0.50).");
    expect(tooSmallMessage(1, "XYZ")).toContain("is below the smallest online payment. Pay cash");
  });
});
