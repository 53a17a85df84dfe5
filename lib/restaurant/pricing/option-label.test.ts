import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMajor } from "@/lib/core/money/money";
import { barePriceOf, hasUnreadablePrice, matchOptionLabel, parseOptionLabel } from "./option-label";

describe("parseOptionLabel", () => {
  test.each([
    ["Large (+2.50)", "EUR", "Large", 250],
    ["Large(+2.50)", "EUR", "Large", 250],
    ["No cheese (-1.00)", "EUR", "No cheese", -100],
    ["No cheese (−1,00)", "EUR", "No cheese", -100],
    ["Large (+2,5)", "EUR", "Large", 250],
    ["Large (+€2.50)", "EUR", "Large", 250],
    ["Large (+ €2.50)", "EUR", "Large", 250],
    ["Large (+2,50 €)", "EUR", "Large", 250],
    ["Large (+2.50 EUR)", "EUR", "Large", 250],
    ["Stor (+25 kr)", "SEK", "Stor", 2500],
    ["大 (+150)", "JPY", "大", 150],
    ["大 (+¥150)", "JPY", "大", 150],
    ["Free (+0.00)", "EUR", "Free", 0],
    ["Pizza (large) (+3)", "EUR", "Pizza (large)", 300],
    ["Pizza (large)", "EUR", "Pizza (large)", 0],
    ["Plain", "EUR", "Plain", 0],
    ["Large (2.50)", "EUR", "Large (2.50)", 0],
    ["Large (+2.50) extra", "EUR", "Large (+2.50) extra", 0],
    ["Large (+2.555)", "EUR", "Large (+2.555)", 0],
    ["Large (+1.5)", "JPY", "Large (+1.5)", 0],
    ["Large (+2.50 kg)", "EUR", "Large (+2.50 kg)", 0],
    ["Large (+€2.50€)", "EUR", "Large (+€2.50€)", 0],
    ["Large (+1e3)", "EUR", "Large (+1e3)", 0],
    ["Large (++1)", "EUR", "Large (++1)", 0],
    ["(+2.50)", "EUR", "(+2.50)", 0],
    ["", "EUR", "", 0],
  ])("%j in %s is %j at %i", (label, currency, name, deltaMinor) => {
    expect(parseOptionLabel(label, currency)).toEqual({ label, name, deltaMinor });
  });

  it("reads back every price that it can be given", () => {
    const name = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text === text.trim());
    const currency = fc.constantFrom("EUR", "JPY", "KWD");
    fc.assert(
      fc.property(name, currency, fc.integer({ min: -99_999, max: 99_999 }), (text, code, minor) => {
        const amount = String(Math.abs(toMajor(minor, code)));
        const label = `${text} (${minor < 0 ? "-" : "+"}${amount})`;
        expect(parseOptionLabel(label, code)).toEqual({ label, name: text, deltaMinor: minor });
      }),
    );
  });

  it("takes linear time on hostile labels", () => {
    const hostile = [
      `A${" ".repeat(200_000)}(+x)`,
      `A (+${"1".repeat(200_000)})`,
      `A (+${"€".repeat(200_000)}`,
      `${"(".repeat(200_000)})`,
      `${"(+1".repeat(70_000)})x)`,
    ];
    const started = performance.now();
    for (const label of hostile) parseOptionLabel(label, "EUR");
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test.each([
  ["Large (+2.555)", true],
  ["Large (+2.50 kg)", true],
  ["Large (+ 2.50)", false],
  ["(+2.50)", true],
  ["Large (+2.50) ", true],
  ["Large (+2.50)", false],
  ["Large (30 cm)", false],
  ["Mild (+ herbs)", false],
  ["Large", false],
])("a price that cannot be read is noticed: %j %s", (label, unreadable) => {
  expect(hasUnreadablePrice(label, "EUR")).toBe(unreadable);
});

test.each([
  ["Large +3.50", "+3.50"],
  ["Large +3,50 €", "+3,50 €"],
  ["Large +€3", "+€3"],
  ["Kleine Portion -1.00", "-1.00"],
  ["Large (+3.50)", null],
  ["Large", null],
  ["Level +1", null],
  ["Wi-Fi 6", null],
  ["0.5 l", null],
  ["Mehl Typ -405", null],
])("the price without brackets of %j is %j", (label, price) => {
  expect(barePriceOf(label, "EUR")).toBe(price);
});

describe("matchOptionLabel", () => {
  const sizes = ["Small", "Large (+2.50)", "Family (+6)", "Family (+7)"].map((label) =>
    parseOptionLabel(label, "EUR"),
  );

  test.each([
    ["Small", 0],
    ["Large (+2.50)", 1],
    ["Large", 1],
    ["Large (+0.00)", null],
    ["Large (+2.5)", null],
    ["Large (+2.50) ", null],
    ["large", null],
    ["Small (+0.00)", null],
    ["Family (+7)", 3],
    ["Family", null],
    ["", null],
  ])("%j is at %s", (given, index) => expect(matchOptionLabel(sizes, given)).toBe(index));

  it("prefers the label itself to another label's bare name", () => {
    const labels = ["Large (+1)", "Large"].map((label) => parseOptionLabel(label, "EUR"));
    expect(matchOptionLabel(labels, "Large")).toBe(1);
  });
});
