import { describe, expect, it } from "vitest";
import { amountText, readAmountText } from "./amount-text";

describe("readAmountText", () => {
  it.each([
    ["12.50", 12.5],
    ["12,5", 12.5],
    [" 1 200,00 ", 1200],
    ["0", 0],
    ["", null],
    ["-1", null],
    ["12.505", null],
    ["1.200,00", null],
    ["twelve", null],
  ])("reads %j as %j euros", (text, amount) => {
    expect(readAmountText(text, "EUR")).toBe(amount);
  });

  it("takes no decimals where the currency has none", () => {
    expect(readAmountText("1200", "JPY")).toBe(1200);
    expect(readAmountText("1200.5", "JPY")).toBeNull();
    expect(amountText(1200, "JPY")).toBe("1200");
    expect(amountText(12.5, "EUR")).toBe("12.50");
  });
});
