import { describe, expect, it } from "vitest";
import { addLine, type RoundDish, roundAmount, searchDishes } from "./round-menu";

const dish = (id: string, name: string): RoundDish => ({
  id,
  name,
  section: "Dolci",
  priceMinor: 650,
  soldOut: false,
  optionGroups: [
    {
      name: "Size",
      required: false,
      min: 0,
      max: 1,
      options: [{ label: "Large (+2.00)", name: "Large", deltaMinor: 200 }],
    },
  ],
});

describe("a round", () => {
  it("makes one line of the same dish with the same options", () => {
    const tiramisu = dish("a", "Tiramisù");
    const plain = { dish: tiramisu, quantity: 1, selectedOptions: {} };
    const large = { ...plain, selectedOptions: { Size: ["Large (+2.00)"] } };
    const lines = addLine(addLine(addLine([], plain), plain), large);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(roundAmount(lines, "EUR")).toBe(21.5);
  });

  it("finds a dish without its accents, and by its section", () => {
    const dishes = [dish("a", "Tiramisù"), dish("b", "Panna cotta")];
    expect(searchDishes(dishes, "tiramisu").map(({ id }) => id)).toEqual(["a"]);
    expect(searchDishes(dishes, "dolci panna").map(({ id }) => id)).toEqual(["b"]);
  });
});
