import { describe, expect, it, test } from "vitest";
import { type PricedProduct, priceLine, type SelectedOptions } from "@/lib/restaurant/pricing/price-line";
import { parseOptionLabel } from "./option-label";

function options(...labels: string[]) {
  return labels.map((label) => parseOptionLabel(label, "EUR"));
}

const pizza: PricedProduct = {
  id: "prd_pizza",
  basePriceMinor: 900,
  discountPriceMinor: null,
  optionGroups: [
    {
      name: "Size",
      required: true,
      min: 1,
      max: 1,
      options: options("Normal", "Large (+2.50)", "Kids (-3.00)"),
    },
    {
      name: "Extras",
      required: false,
      min: 0,
      max: 2,
      options: options("Olives (+1)", "Ham (+1.50)", "Egg (+1)"),
    },
    { name: "Dips", required: false, min: 2, max: 3, options: options("Aioli", "Pesto (+0.50)", "Chili") },
    { name: "Deal", required: false, min: 0, max: 1, options: options("Staff (-20)") },
  ],
};

function price(selectedOptions?: SelectedOptions, quantity = 1, product = pizza) {
  return priceLine({ product, quantity, selectedOptions });
}

describe("priceLine", () => {
  test.each<[SelectedOptions, number, number, number]>([
    [{ Size: ["Normal"] }, 1, 900, 900],
    [{ Size: ["Large (+2.50)"] }, 2, 1150, 2300],
    [{ Size: ["Large"] }, 2, 1150, 2300],
    [{ Size: ["Kids"] }, 1, 600, 600],
    [{ Size: ["Normal"], Extras: ["Ham", "Olives (+1)"] }, 3, 1150, 3450],
    [{ Size: ["Normal"], Extras: [] }, 1, 900, 900],
    [{ Size: ["Normal"], Dips: ["Aioli", "Pesto"] }, 1, 950, 950],
    [{ Size: ["Normal"], Deal: ["Staff"] }, 999, 0, 0],
  ])("%j × %i costs %i each, %i together", (selected, quantity, unit, total) => {
    expect(price(selected, quantity)).toMatchObject({
      ok: true,
      line: { unitPriceMinor: unit, lineTotalMinor: total },
    });
  });

  it("takes the discounted price where there is one, zero included", () => {
    const selected = { Size: ["Large"] };
    expect(price(selected, 1, { ...pizza, discountPriceMinor: 700 })).toMatchObject({
      line: { unitPriceMinor: 950 },
    });
    expect(price(selected, 1, { ...pizza, discountPriceMinor: 0 })).toMatchObject({
      line: { unitPriceMinor: 250 },
    });
  });

  it("gives the choices back in the menu's words and order", () => {
    expect(price({ Extras: ["Ham", "Olives"], Size: ["Large"] })).toMatchObject({
      line: {
        selectedOptions: [
          { group: "Size", label: "Large (+2.50)", name: "Large", deltaMinor: 250 },
          { group: "Extras", label: "Olives (+1)", name: "Olives", deltaMinor: 100 },
          { group: "Extras", label: "Ham (+1.50)", name: "Ham", deltaMinor: 150 },
        ],
      },
    });
  });

  test.each<[string, SelectedOptions | undefined, string]>([
    ["a missing required group", undefined, 'Choose from "Size": it is required.'],
    ["an emptied required group", { Size: [] }, 'Choose from "Size": it is required.'],
    ["an unknown group", { Size: ["Normal"], Color: ["Red"] }, 'This product has no options called "Color".'],
    ["an unknown label", { Size: ["Huge"] }, '"Huge" is not an option of "Size".'],
    [
      "a price of the customer's own",
      { Size: ["Large (+0.01)"] },
      '"Large (+0.01)" is not an option of "Size".',
    ],
    ["too many", { Size: ["Normal", "Large"] }, 'Choose at most 1 option from "Size".'],
    ["too few", { Size: ["Normal"], Dips: ["Aioli"] }, 'Choose at least 2 options from "Dips".'],
    [
      "the same twice",
      { Size: ["Normal"], Extras: ["Ham", "Ham (+1.50)"] },
      '"Ham (+1.50)" is chosen twice in "Extras".',
    ],
    [
      "an inherited name",
      { Size: ["Normal"], constructor: [] },
      'This product has no options called "constructor".',
    ],
    [
      "a prototype",
      JSON.parse('{"__proto__": ["Large"], "Size": ["Normal"]}'),
      'This product has no options called "__proto__".',
    ],
  ])("refuses %s", (_case, selected, message) =>
    expect(price(selected)).toMatchObject({ ok: false, message }),
  );

  test.each([0, -1, 1.5, 1000, Number.NaN])("refuses a quantity of %d", (quantity) => {
    expect(price({ Size: ["Normal"] }, quantity)).toEqual({
      ok: false,
      reason: "TOO_LARGE",
      message: "The quantity must be a whole number from 1 to 999.",
    });
  });

  it("takes no inherited property for a choice", () => {
    const optionGroups = [{ name: "constructor", required: false, min: 0, max: 1, options: options("Lego") }];
    expect(price({}, 1, { ...pizza, optionGroups })).toMatchObject({
      ok: true,
      line: { selectedOptions: [] },
    });
  });

  it("refuses a line beyond the largest amount", () => {
    const gold = { ...pizza, basePriceMinor: 2_002_003, optionGroups: [] };
    expect(price({}, 999, { ...gold, basePriceMinor: 2_002_002 }).ok).toBe(true);
    expect(price({}, 999, gold)).toMatchObject({ ok: false });
  });
});
