import { expect, it } from "vitest";
import { draftDish } from "./draft-dish";
import { newChoice, newGroup } from "./option-draft";
import { emptyProductForm } from "./product-form";

const reader = { currency: "EUR", locale: "it", locales: ["en", "it"] };

it("shows what is there of a half filled form, in the reader's language", () => {
  const choices = [{ ...newChoice(), name: "Large", price: "2,5", names: { it: "Grande" } }, newChoice()];
  const form = {
    ...emptyProductForm("cat_1"),
    name: { en: "Soup" },
    basePrice: "9,",
    allergens: ["Latte"],
    optionGroups: [{ ...newGroup(), name: "Size", choices }, newGroup()],
  };
  expect(draftDish(form, reader)).toMatchObject({
    name: "Soup",
    basePriceMinor: 0,
    allergens: ["milk"],
    optionGroups: [{ name: "Size", options: [{ title: "Grande", deltaMinor: 250 }] }],
  });
});
