import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { asChosen, chosenNames, chosenOptions, type HalvesPrice, halfName, halvedGroupsOf } from "./halves";
import { parseOptionLabel } from "./option-label";
import { type OptionGroup, type PricedProduct, priceLine } from "./price-line";

const flavours = (halves: HalvesPrice, ...labels: string[]): OptionGroup => ({
  ...{ name: "Flavour", required: true, min: 1, max: 2, halves },
  options: labels.map((label) => parseOptionLabel(label, "EUR")),
});
const pizza = (...optionGroups: OptionGroup[]): PricedProduct => ({
  ...{ id: "prd_half", basePriceMinor: 900, discountPriceMinor: null, optionGroups },
});
const three = ["Margherita", "Diavola (+2.01)", "Tartufo (+5)"];

describe("half and half", () => {
  test.each<[HalvesPrice, string[], number]>([
    ["highest", ["Margherita"], 900],
    ["highest", ["Diavola"], 1101],
    ["highest", ["Margherita", "Diavola"], 1101],
    ["highest", ["Tartufo", "Diavola"], 1400],
    // 1.005 more, halves up.
    ["average", ["Margherita", "Diavola"], 1001],
    ["average", ["Diavola", "Tartufo"], 1251],
    ["average", ["Tartufo"], 1400],
  ])("at the %s price, %j costs %i", (rule, Flavour, unit) => {
    const product = pizza(flavours(rule, ...three));
    expect(priceLine({ product, quantity: 3, selectedOptions: { Flavour } })).toMatchObject({
      ok: true,
      line: { unitPriceMinor: unit, lineTotalMinor: 3 * unit },
    });
  });

  it("refuses a third, and the same on both halves", () => {
    const product = pizza(flavours("highest", ...three));
    const choose = (Flavour: string[]) => priceLine({ product, quantity: 1, selectedOptions: { Flavour } });
    expect(choose(["Margherita", "Diavola", "Tartufo"])).toMatchObject({ ok: false, reason: "OPTION_COUNT" });
    expect(choose(["Diavola", "Diavola (+2.01)"])).toMatchObject({ ok: false, reason: "OPTION_COUNT" });
  });

  it("adds up to what is asked, whatever the prices, and a whole costs what it costs", () => {
    const delta = fc.integer({ min: -5_000_000, max: 5_000_000 });
    const rule = fc.constantFrom<HalvesPrice>("highest", "average");
    fc.assert(
      fc.property(delta, delta, rule, (a, b, halves) => {
        const group = { name: "Flavour", halves };
        const shares = asChosen(group, [{ deltaMinor: a }, { deltaMinor: b }]);
        const [first = 0, second = 0] = shares.map(({ deltaMinor }) => deltaMinor);
        const exact = halves === "highest" ? Math.max(a, b) : Math.floor((a + b) / 2 + 0.5);
        expect(first + second).toBe(exact);
        expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
        expect(shares.every(({ half }) => half)).toBe(true);
        expect(asChosen(group, [{ deltaMinor: a }])).toEqual([{ deltaMinor: a, group: "Flavour" }]);
      }),
    );
  });

  it("never costs more than its more expensive half, nor less than its cheaper one", () => {
    const delta = fc.integer({ min: 0, max: 2_000_000 });
    const rule = fc.constantFrom<HalvesPrice>("highest", "average");
    const orderOf = fc.constantFrom<string[]>(["A", "B"], ["B", "A"]);
    fc.assert(
      fc.property(
        delta,
        delta,
        rule,
        orderOf,
        fc.integer({ min: 1, max: 9 }),
        (a, b, halves, order, quantity) => {
          const options = [
            { label: "A", name: "A", deltaMinor: a },
            { label: "B", name: "B", deltaMinor: b },
          ];
          const product = pizza({ name: "Flavour", required: true, min: 1, max: 2, halves, options });
          const of = (Flavour: string[]) => {
            const priced = priceLine({ product, quantity, selectedOptions: { Flavour } });
            if (!priced.ok) throw new Error(priced.message);
            return priced.line;
          };
          const both = of(order);
          const wholes = [of(["A"]).unitPriceMinor, of(["B"]).unitPriceMinor];
          expect(both.unitPriceMinor).toBeLessThanOrEqual(Math.max(...wholes));
          expect(both.unitPriceMinor).toBeGreaterThanOrEqual(Math.min(...wholes));
          expect(both.lineTotalMinor).toBe(both.unitPriceMinor * quantity);
          const own = both.selectedOptions.reduce((sum, { deltaMinor }) => sum + deltaMinor, 900);
          expect(own).toBe(both.unitPriceMinor);
        },
      ),
    );
  });

  it("shares nothing in a group where two choices are two", () => {
    const extras = {
      name: "Extras",
      options: [
        { label: "A", deltaMinor: 100 },
        { label: "B", deltaMinor: 50 },
      ],
    };
    const chosen = chosenOptions([extras], { Extras: ["A", "B"] });
    expect(chosen.map(({ deltaMinor }) => deltaMinor)).toEqual([100, 50]);
    expect(halvedGroupsOf(chosen)).toEqual([]);
  });
});

it("names halves as halves, and everything else as it is", () => {
  const selected = { Flavour: ["Margherita", "Diavola"], Extras: ["Olives"] };
  expect(chosenNames(selected, ["Flavour"], (label) => label)).toEqual([
    halfName("Margherita"),
    "½ Diavola",
    "Olives",
  ]);
});
