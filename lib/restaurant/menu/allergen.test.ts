import { expect, test } from "vitest";
import { allergenCode, knownAllergens } from "./allergen";
import { EU_ALLERGENS } from "./allergen-code";

test.each([
  ["gluten", "gluten"],
  ["Soia", "soybeans"],
  [" Erdnüsse ", "peanuts"],
  ["Tree nuts", "nuts"],
  ["frutos secos", "nuts"],
  ["乳", "milk"],
  ["Garlic", null],
])("%j is %j", (text, code) => {
  expect(allergenCode(text)).toBe(code);
});

test("knows all fourteen by their own codes", () => {
  expect(EU_ALLERGENS.map(allergenCode)).toEqual(EU_ALLERGENS);
});

test("keeps what it does not know, behind the fourteen and once", () => {
  expect(knownAllergens(["Garlic", "Latte", "gluten", "milk"])).toEqual(["gluten", "milk", "Garlic"]);
});
