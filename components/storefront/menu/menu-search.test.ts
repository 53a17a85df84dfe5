import { expect, it } from "vitest";
import type { Dish, MenuSection } from "@/components/storefront/frame/storefront";
import { filterChoices, filterCount, NO_FILTER, searchMenu } from "./menu-search";

function dish(name: string, description: string, allergens: string[], dietaryTags: string[]): Dish {
  return {
    id: name,
    name,
    description,
    allergens,
    dietaryTags,
    image: null,
    basePriceMinor: 100,
    discountPriceMinor: null,
    optionGroups: [],
    soldOut: false,
  };
}

const sections: MenuSection[] = [
  { id: "sweets", name: "Dolci", dishes: [dish("Tiramisù", "Mascarpone", ["milk", "eggs"], ["vegetarian"])] },
  {
    id: "pizza",
    name: "Pizze",
    dishes: [
      dish("Marinara", "Tomato and garlic", ["gluten"], ["vegan", "vegetarian"]),
      dish("Margherita", "Tomato and mozzarella", ["gluten", "milk"], ["vegetarian"]),
    ],
  },
];
const names = (filter: Partial<typeof NO_FILTER>) =>
  searchMenu(sections, { ...NO_FILTER, ...filter }).flatMap((section) =>
    section.dishes.map(({ name }) => name),
  );

it.each([
  ["tiramisu", ["Tiramisù"]],
  ["TOMATO", ["Marinara", "Margherita"]],
  ["tomato mozz", ["Margherita"]],
  ["dolci", ["Tiramisù"]],
  ["pizze garlic", ["Marinara"]],
  ["pizza", ["Marinara", "Margherita"]],
  ["tomatoes", ["Marinara", "Margherita"]],
  ["sushi", []],
  ["   ", ["Tiramisù", "Marinara", "Margherita"]],
])("finds for %o %o", (text, found) => {
  expect(names({ text })).toEqual(found);
});

it("leaves out every dish with one of the allergens", () => {
  expect(names({ withoutAllergens: ["milk"] })).toEqual(["Marinara"]);
  expect(names({ withoutAllergens: ["milk", "gluten"] })).toEqual([]);
});

it("keeps only dishes that are everything asked for", () => {
  expect(names({ diets: ["vegetarian", "vegan"] })).toEqual(["Marinara"]);
});

it("drops sections that have nothing left", () => {
  expect(searchMenu(sections, { ...NO_FILTER, text: "garlic" }).map(({ id }) => id)).toEqual(["pizza"]);
});

it("offers what occurs on the menu, once and in order", () => {
  expect(filterChoices(sections)).toEqual({
    allergens: ["eggs", "gluten", "milk"],
    diets: ["vegan", "vegetarian"],
  });
});

it("counts switches, not words", () => {
  expect(filterCount({ text: "soup", withoutAllergens: ["milk"], diets: ["vegan"] })).toBe(2);
});
