import { describe, expect, it } from "vitest";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { priceLine } from "@/lib/restaurant/pricing/price-line";
import {
  allergensOf,
  choiceProblem,
  choiceRange,
  compactSelection,
  defaultSelection,
  mayStayEmpty,
  toggleOption,
} from "./option-choice";

function group(rules: { required: boolean; min: number; max: number }): OptionGroup {
  const options = ["A", "B", "C"].map((label) => ({ label, name: label, deltaMinor: 0 }));
  return { name: "Extras", ...rules, options };
}

describe("the rule of a group", () => {
  it.each([
    [
      { required: true, min: 0, max: 1 },
      { least: 1, most: 1 },
    ],
    [
      { required: true, min: 2, max: 3 },
      { least: 2, most: 3 },
    ],
    [
      { required: false, min: 0, max: 2 },
      { least: 0, most: 2 },
    ],
    [
      { required: false, min: 2, max: 3 },
      { least: 0, most: 3 },
    ],
  ])("reads %o as %o", (rules, range) => {
    expect(choiceRange(group(rules))).toEqual(range);
  });

  it("offers no empty choice beside an option that is chosen in advance, unless that is sold out", () => {
    const optional = group({ required: false, min: 0, max: 1 });
    const [first, ...others] = optional.options.map((option) => ({ ...option }));
    const preset = { ...optional, options: [{ ...first!, isDefault: true }, ...others] };
    const gone = { ...optional, options: [{ ...first!, isDefault: true, soldOut: true }, ...others] };
    expect([optional, preset, gone].map(mayStayEmpty)).toEqual([true, false, true]);
    expect(mayStayEmpty(group({ required: true, min: 1, max: 1 }))).toBe(false);
  });

  it("judges every choice as the order does", () => {
    for (const required of [true, false]) {
      for (const [min, max] of [
        [0, 1],
        [0, 2],
        [1, 1],
        [1, 2],
        [2, 2],
        [2, 3],
      ] as const) {
        const rules = group({ required, min, max });
        for (const labels of [[], ["A"], ["A", "B"], ["A", "B", "C"]]) {
          const product = { id: "p", basePriceMinor: 0, discountPriceMinor: null, optionGroups: [rules] };
          const priced = priceLine({ product, quantity: 1, selectedOptions: { Extras: labels } });
          expect(choiceProblem(rules, labels) === null, JSON.stringify({ required, min, max, labels })).toBe(
            priced.ok,
          );
        }
      }
    }
  });

  it("says how many are missing or too many", () => {
    const rules = group({ required: true, min: 2, max: 2 });
    expect(choiceProblem(rules, ["A"])).toEqual({ kind: "tooFew", count: 2 });
    expect(choiceProblem(rules, ["A", "B", "C"])).toEqual({ kind: "tooMany", count: 2 });
  });
});

describe("pressing an option", () => {
  it("takes the place of the other one where only one is allowed, and goes away when pressed again", () => {
    const one = group({ required: false, min: 0, max: 1 });
    expect(toggleOption(one, ["A"], "B")).toEqual(["B"]);
    expect(toggleOption(one, ["B"], "B")).toEqual([]);
  });

  it("keeps the menu's order and never passes the limit", () => {
    const two = group({ required: false, min: 0, max: 2 });
    expect(toggleOption(two, ["C"], "A")).toEqual(["A", "C"]);
    expect(toggleOption(two, ["A", "C"], "B")).toEqual(["A", "C"]);
  });
});

it("drops groups without a choice from the selection", () => {
  expect(compactSelection({ Size: ["A"], Extras: [] })).toEqual({ Size: ["A"] });
});

it("starts with the defaults of each group, never with more than it takes", () => {
  const one = group({ required: true, min: 1, max: 1 });
  const options = one.options.map((option) => ({ ...option, isDefault: option.label !== "A" }));
  expect(
    defaultSelection([
      { ...one, options },
      { ...one, name: "Size" },
    ]),
  ).toEqual({ Extras: ["B"], Size: [] });
});

it("starts without a default that is sold out", () => {
  const rules = group({ required: true, min: 1, max: 1 });
  const options = rules.options.map((option) => ({
    ...option,
    isDefault: true,
    soldOut: option.label === "A",
  }));
  expect(defaultSelection([{ ...rules, options }])).toEqual({ Extras: ["B"] });
});

it("adds the allergens of what is chosen", () => {
  const one = group({ required: false, min: 0, max: 3 });
  const options = one.options.map((option) => ({ ...option, allergens: [`of ${option.label}`, "milk"] }));
  const dish = { allergens: ["milk"], optionGroups: [{ ...one, options }] };
  expect(allergensOf(dish, {})).toEqual({ contained: ["milk"], removed: [] });
  expect(allergensOf(dish, { Extras: ["B"] })).toEqual({ contained: ["milk", "of B"], removed: [] });
});

it("says which allergens the choice removed", () => {
  const one = group({ required: false, min: 0, max: 1 });
  const options = one.options.map((option) => ({ ...option, removesAllergens: ["gluten"] }));
  const dish = { allergens: ["gluten", "milk"], optionGroups: [{ ...one, options }] };
  expect(allergensOf(dish, { Extras: ["A"] })).toEqual({ contained: ["milk"], removed: ["gluten"] });
});

it("says that an allergen is gone only where both halves are without it", () => {
  const halved: OptionGroup = { ...group({ required: true, min: 1, max: 2 }), halves: "highest" };
  const options = halved.options.map((option) =>
    option.label === "C" ? option : { ...option, removesAllergens: ["nuts"] },
  );
  const dish = { allergens: ["nuts"], optionGroups: [{ ...halved, options }] };
  expect(allergensOf(dish, { Extras: ["A"] }).removed).toEqual(["nuts"]);
  expect(allergensOf(dish, { Extras: ["A", "B"] }).removed).toEqual(["nuts"]);
  expect(allergensOf(dish, { Extras: ["A", "C"] }).contained).toEqual(["nuts"]);
});
