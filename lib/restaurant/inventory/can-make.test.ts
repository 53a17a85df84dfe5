import { describe, expect, it } from "vitest";
import { canStillMake, isOptionUsedUp, type MadeOf } from "./can-make";

const line = (ingredientId: string, quantityMilli: number, stockMilli: number) => ({
  ingredientId,
  quantityMilli,
  stockMilli,
});
const forOption = (optionName: string, taken: ReturnType<typeof line>) => ({
  groupName: "Size",
  optionName,
  ...taken,
});

/** Takes 250 of 1000 flour; Large takes 250 flour more, and Giant 100 of 50 cheese. */
const pizza = (rules: { required: boolean; min: number }): MadeOf => ({
  recipe: [line("flour", 250, 1000)],
  optionRecipe: [forOption("Large", line("flour", 250, 1000)), forOption("Giant", line("cheese", 100, 50))],
  optionGroups: [
    { name: "Size", ...rules, options: [{ label: "Large (+2.00)" }, { label: "Giant" }, { label: "Small" }] },
  ],
});

describe("how often a product can be made", () => {
  it("is unknown while nothing of it is counted", () => {
    expect(canStillMake({ recipe: [], optionRecipe: [], optionGroups: [] })).toBeNull();
  });

  it("follows the ingredient that runs out first, and does not ask what may be left out", () => {
    expect(canStillMake(pizza({ required: false, min: 0 }))).toEqual({ units: 4, firstOutId: "flour" });
  });

  it("counts the options of a required group that there is most for", () => {
    expect(canStillMake(pizza({ required: true, min: 1 }))?.units).toBe(4);
    expect(canStillMake(pizza({ required: true, min: 2 }))).toEqual({ units: 2, firstOutId: "flour" });
    expect(canStillMake(pizza({ required: true, min: 3 }))).toEqual({ units: 0, firstOutId: "cheese" });
  });
});

it("an option is used up when there is too little for it together with the product, whatever its price", () => {
  const product = pizza({ required: true, min: 1 });
  const usedUp = (label: string, of = product) => isOptionUsedUp(of, "Size", label);
  expect([usedUp("Large (+2.00)"), usedUp("Giant (+9.00)"), usedUp("Small")]).toEqual([false, true, false]);
  const short = { ...product, optionRecipe: [forOption("Large", line("flour", 751, 1000))] };
  expect([usedUp("Large", short), isOptionUsedUp(short, "Dough", "Large")]).toEqual([true, false]);
});
