import { describe, expect, it } from "vitest";
import { isAccount, isHours, isPercent, isQuota, readNumber } from "./terms-form";

describe("the terms of a restaurant", () => {
  it.each([
    ["7.25", 7.25],
    [" 7,25 ", 7.25],
    ["0", 0],
  ])("read %o as %d", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(["", "-1", "1e3", "five", "7.2.5"])("do not read %o", (text) => {
    expect(readNumber(text)).toBeNaN();
    expect(isPercent(text)).toBe(false);
  });

  it("take shares in hundredths, whole hours and the processor's own names", () => {
    expect(["0", "12,5", "100", "100.01", "7.255"].map(isPercent)).toEqual([true, true, true, false, false]);
    expect(["24", "720", "721", "1.5"].map(isHours)).toEqual([true, true, false, false]);
    expect(["0", "1000000", "1000001"].map(isQuota)).toEqual([true, true, false]);
    expect(["acct_1A", "1A"].map(isAccount)).toEqual([true, false]);
  });
});
