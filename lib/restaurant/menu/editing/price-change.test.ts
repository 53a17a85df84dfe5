import { describe, expect, it } from "vitest";
import { type ProductPrices, priceChanges } from "./price-change";

const option = (name: string, deltaMinor: number) => ({ name, label: name, deltaMinor });
const group = (name: string, ...options: ReturnType<typeof option>[]) => ({
  name,
  required: false,
  min: 0,
  max: options.length,
  options,
});
const pizza = (changes: Partial<ProductPrices> = {}): ProductPrices => ({
  basePriceMinor: 850,
  discountPriceMinor: null,
  optionGroups: [group("Size", option("Regular", 0), option("Large", 350))],
  ...changes,
});

describe("price changes", () => {
  it("hold the old and the new figure of each price that moved, and nothing else", () => {
    const after = pizza({ basePriceMinor: 900, discountPriceMinor: 800 });
    expect(priceChanges(pizza(), after, "EUR")).toEqual([
      { field: "basePrice", from: 8.5, to: 9 },
      { field: "discountPrice", from: null, to: 8 },
    ]);
    expect(priceChanges(pizza(), pizza(), "EUR")).toEqual([]);
  });

  it("follow an option that has another place now", () => {
    const optionGroups = [
      group("Extras", option("Olives", 100)),
      group("Size", option("Large", 400), option("Regular", 0)),
    ];
    expect(priceChanges(pizza(), pizza({ optionGroups }), "EUR")).toEqual([
      { field: "optionGroups.0.labels.0", from: 0, to: 1 },
      { field: "optionGroups.1.labels.0", from: 3.5, to: 4 },
    ]);
  });

  it("name an option that is gone by the place it had", () => {
    expect(priceChanges(pizza(), pizza({ optionGroups: [] }), "EUR")).toEqual([
      { field: "optionGroups.0.labels.1", from: 3.5, to: 0 },
    ]);
  });

  it("of a product that comes or goes are its prices", () => {
    const yen = pizza({ basePriceMinor: 1200, optionGroups: [] });
    expect(priceChanges(null, yen, "JPY")).toEqual([{ field: "basePrice", from: null, to: 1200 }]);
    expect(priceChanges(yen, null, "JPY")).toEqual([{ field: "basePrice", from: 1200, to: null }]);
  });
});
