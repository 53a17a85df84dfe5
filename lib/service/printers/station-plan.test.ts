import { describe, expect, it } from "vitest";
import { type StationRule, stationsOf } from "./station-plan";

const station = (name: string, rule: Partial<StationRule>): StationRule => ({
  id: name,
  name,
  categoryIds: [],
  productIds: [],
  optionLabels: [],
  ...rule,
});

const STATIONS = [
  station("oven", { categoryIds: ["pizza"] }),
  station("grill", { categoryIds: ["meat"], optionLabels: ["grilled"] }),
  station("bar", { productIds: ["spritz"] }),
  station("pass", { categoryIds: ["pizza"] }),
];

const namesOf = (dish: Partial<Parameters<typeof stationsOf>[0]>) =>
  stationsOf({ productId: "x", categoryId: null, optionLabels: [], ...dish }, STATIONS).map(
    ({ name }) => name,
  );

describe("the stations of a dish", () => {
  it("are all that name its category", () =>
    expect(namesOf({ categoryId: "pizza" })).toEqual(["oven", "pass"]));
  it("are those of its option before its category", () =>
    expect(namesOf({ categoryId: "pizza", optionLabels: ["grilled"] })).toEqual(["grill"]));
  it("are those that name the dish before all others", () =>
    expect(namesOf({ productId: "spritz", categoryId: "pizza", optionLabels: ["grilled"] })).toEqual([
      "bar",
    ]));
  it("are none where nobody names it", () => expect(namesOf({ categoryId: "dessert" })).toEqual([]));
});
