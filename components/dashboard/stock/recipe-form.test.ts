import { expect, it } from "vitest";
import { readRecipeForm, recipeForm } from "./recipe-form";

const product = {
  optionGroups: [{ name: "Size", required: true, min: 1, max: 1, labels: ["Small", "Large (+2.50)"] }],
  recipe: [{ ingredientId: "ing_1", quantity: 0.25 }],
  optionRecipes: [{ group: "Size", option: "Large", ingredientId: "ing_1", quantity: 0.1 }],
};

it("saves an untouched recipe as it was", () => {
  const { recipe, optionRecipes } = product;
  expect(readRecipeForm(recipeForm(product))).toEqual({ ok: true, body: { recipe, optionRecipes } });
});

it("names every line without a quantity", () => {
  const { lines, optionLines } = recipeForm(product);
  const withText = <Line extends object>(of: Line[], text: string) => of.map((line) => ({ ...line, text }));
  const form = { lines: withText(lines, ""), optionLines: withText(optionLines, "0") };
  expect(readRecipeForm(form)).toEqual({
    ok: false,
    problems: {
      "lines.line-0": "recipeQuantityInvalid",
      "optionLines.line-0": "recipeQuantityInvalid",
    },
  });
});
