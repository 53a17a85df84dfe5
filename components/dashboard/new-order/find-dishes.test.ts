import { expect, it } from "vitest";
import type { RoundDish } from "@/components/dashboard/tables/round-menu";
import { findDishes, withFavorites } from "./find-dishes";

const dish = (id: string, name: string): RoundDish => ({
  ...{ id, name, optionGroups: [], allergens: [], allergenNote: "", soldOut: false },
  ...{ section: "Pizza", priceMinor: 900 },
});
const menu = [dish("a", "Margherita"), dish("b", "Quattro 4 formaggi"), dish("c", "Marinara")];
const found = (text: string) => findDishes(menu, text).map(({ id }) => id);

it("finds a dish by its number, by letters of its name, and everything by nothing", () => {
  expect([found("2"), found("mar"), found("PIZZA mari"), found("")]).toEqual([
    ["b"],
    ["a", "c"],
    ["c"],
    ["a", "b", "c"],
  ]);
});

it("takes a number that no dish has for a word", () => {
  expect([found("4"), found("99")]).toEqual([["b"], []]);
});

it("shows once more what is ordered most, as far as it can be had", () => {
  const soldOut = { ...dish("d", "Calzone"), soldOut: true };
  const shown = withFavorites([...menu, soldOut], { ids: ["c", "d", "gone"], section: "Favorites" });
  expect(shown.map(({ id, section }) => `${section} ${id}`)).toEqual([
    ...["Favorites c", "Pizza a", "Pizza b", "Pizza c", "Pizza d"],
  ]);
});
