import { expect, it } from "vitest";
import { ingredientForm, readIngredientForm } from "./ingredient-form";

const empty = ingredientForm(null);

it("needs a name and nothing else", () => {
  expect(readIngredientForm({ ...empty, name: " Flour " })).toEqual({
    ok: true,
    body: { name: "Flour", unit: "kg", stock: 0, lowThreshold: null, unitCost: null },
  });
});

it("names every field that has to be put right", () => {
  expect(readIngredientForm({ ...empty, stock: "x", lowThreshold: "-1", unitCost: "1,2,3" })).toEqual({
    ok: false,
    problems: {
      name: "nameMissing",
      stock: "quantityInvalid",
      lowThreshold: "quantityInvalid",
      unitCost: "unitCostInvalid",
    },
  });
});
