import { expect, it } from "vitest";
import type { DishOption } from "@/components/storefront/frame/storefront";
import { optionsThatAvoid } from "./avoid-allergens";

const option = (name: string, more: Partial<DishOption> = {}): DishOption => ({
  label: name,
  name,
  deltaMinor: 0,
  ...more,
});
const group = (options: DishOption[], more = {}) => ({
  name: "Base",
  required: false,
  min: 0,
  max: 1,
  options,
  ...more,
});
const glutenFree = option("Gluten-free", { removesAllergens: ["gluten"], allergens: ["soybeans"] });

it("names the option with which a dish can be had", () => {
  const dish = { allergens: ["gluten", "milk"], optionGroups: [group([option("Classic"), glutenFree])] };
  expect(optionsThatAvoid(dish, ["gluten"])).toEqual([glutenFree]);
  expect(optionsThatAvoid(dish, ["fish"])).toEqual([]);
  expect(optionsThatAvoid(dish, ["milk"])).toBeNull();
});

it("does not offer an option that is sold out or brings another allergen that is avoided", () => {
  const dish = { allergens: ["gluten"], optionGroups: [group([glutenFree])] };
  expect(optionsThatAvoid(dish, ["gluten", "soybeans"])).toBeNull();
  const soldOut = { allergens: ["gluten"], optionGroups: [group([{ ...glutenFree, soldOut: true }])] };
  expect(optionsThatAvoid(soldOut, ["gluten"])).toBeNull();
});

it("does not count on two options where one can be chosen", () => {
  const options = [glutenFree, option("Vegan", { removesAllergens: ["milk"] })];
  const dish = { allergens: ["gluten", "milk"], optionGroups: [group(options)] };
  expect(optionsThatAvoid(dish, ["gluten", "milk"])).toBeNull();
  const both = { ...dish, optionGroups: [group(options, { max: 2 })] };
  expect(optionsThatAvoid(both, ["gluten", "milk"])).toHaveLength(2);
});

it("leaves out a dish of which every required option has the allergen", () => {
  const dish = {
    allergens: [],
    optionGroups: [group([option("Shrimp", { allergens: ["crustaceans"] })], { required: true, min: 1 })],
  };
  expect(optionsThatAvoid(dish, ["crustaceans"])).toBeNull();
});
