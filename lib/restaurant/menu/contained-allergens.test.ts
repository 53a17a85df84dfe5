import { expect, it } from "vitest";
import { containedAllergens } from "./contained-allergens";

it("takes away what a chosen option removes, however the restaurant spells it", () => {
  expect(containedAllergens(["gluten", "milk"], [])).toEqual(["gluten", "milk"]);
  expect(containedAllergens(["Glutine", "milk"], [{ removesAllergens: ["gluten"] }])).toEqual(["milk"]);
});

it("keeps what another option adds", () => {
  const chosen = [{ removesAllergens: ["gluten"] }, { allergens: ["gluten", "soybeans"] }];
  expect(containedAllergens(["gluten"], chosen)).toEqual(["gluten", "soybeans"]);
});
