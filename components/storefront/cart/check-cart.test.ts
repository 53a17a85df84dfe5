import { describe, expect, it } from "vitest";
import type { Dish } from "@/components/storefront/frame/storefront";
import { changedLines } from "@/components/storefront/menu/fresh-menu";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import type { CartLine } from "./cart";
import { checkCart } from "./check-cart";

const dish: Dish = {
  id: "prd_1",
  name: "Margherita",
  description: "",
  image: null,
  basePriceMinor: 900,
  discountPriceMinor: null,
  optionGroups: [
    {
      name: "Size",
      required: true,
      min: 1,
      max: 1,
      options: [
        { label: "Normal", name: "Normal", deltaMinor: 0 },
        { label: "Large (+2.50)", name: "Large", deltaMinor: 250 },
      ],
    },
  ],
  allergens: [],
  dietaryTags: [],
  soldOut: false,
};
const line: CartLine = {
  productId: "prd_1",
  name: "Old name",
  quantity: 2,
  selectedOptions: { Size: ["Large (+2.50)"] },
  unitPriceMinor: 1150,
};

function check(dishes: Dish[], service: "pickup" | "delivery" = "delivery", lines = [line]) {
  const menu = {
    currency: "EUR",
    dishes: new Map(dishes.map((each) => [each.id, each])),
    deliveryFeeMinor: 250,
    deliveryMinimumMinor: 3000,
    deliveryTax: null,
    serviceTax: null,
    orderServiceBps: 0,
  };
  return checkCart({ service, lines }, menu, service);
}

describe("a cart held against the menu", () => {
  it("adds up lines and fee, and names the line as the menu does", () => {
    expect(check([dish])).toMatchObject({
      price: { subtotalMinor: 2300, deliveryFeeMinor: 250, totalMinor: 2550 },
      missingToMinimumMinor: 700,
      hasProblems: false,
      lines: [{ name: "Margherita", lineTotalMinor: 2300, priceWasMinor: null, problem: null }],
    });
  });

  it("adds the tax that is not in the prices, the delivery fee following what is delivered", () => {
    const rate = { name: "Sales tax", bps: 825 };
    const taxed = { ...dish, addedTax: { pickup: rate, delivery: rate } };
    expect(check([taxed])).toMatchObject({
      price: { subtotalMinor: 2300, taxAddedMinor: 210, totalMinor: 2760 },
    });
    expect(check([taxed], "pickup")).toMatchObject({ price: { taxAddedMinor: 190, totalMinor: 2490 } });
  });

  it("asks neither fee nor minimum for pickup, nor for an empty cart", () => {
    expect(check([dish], "pickup")).toMatchObject({
      price: { totalMinor: 2300 },
      missingToMinimumMinor: 0,
    });
    expect(check([dish], "delivery", [])).toMatchObject({
      price: { totalMinor: 0 },
      missingToMinimumMinor: 0,
    });
  });

  it("takes the new price and keeps the one the diner saw beside it", () => {
    expect(check([{ ...dish, discountPriceMinor: 800 }]).lines[0]).toMatchObject({
      unitPriceMinor: 1050,
      priceWasMinor: 1150,
      lineTotalMinor: 2100,
    });
  });

  it("takes what is served at a time that can be chosen, and says from when", () => {
    const dinner = { ...dish, offHours: true, opensAt: "2026-06-15T16:00:00.000Z" };
    expect(check([{ ...dinner, forLater: true }])).toMatchObject({
      price: { subtotalMinor: 2300 },
      hasProblems: false,
      isForLater: true,
      lines: [{ problem: null, servedFrom: "2026-06-15T16:00:00.000Z" }],
    });
    expect(check([dish])).toMatchObject({ isForLater: false, lines: [{ servedFrom: null }] });
  });

  it.each([
    ["gone", []],
    ["offHours", [{ ...dish, offHours: true, opensAt: "2026-06-15T16:00:00.000Z", forLater: false }]],
    ["soldOut", [{ ...dish, soldOut: true }]],
    [
      "soldOutOption",
      [
        {
          ...dish,
          optionGroups: dish.optionGroups.map((group) => ({
            ...group,
            options: group.options.map((option) => ({ ...option, soldOut: option.name === "Large" })),
          })),
        },
      ],
    ],
    ["options", [{ ...dish, optionGroups: [] }]],
  ] as const)("keeps a line that is %s, explained and without a price", (problem, dishes) => {
    const checked = check([...dishes]);
    expect(checked).toMatchObject({ price: { subtotalMinor: 0 }, hasProblems: true });
    expect(checked.lines[0]).toMatchObject({ problem, lineTotalMinor: 0 });
  });

  it("keeps the line with which it is more than one order can be out of the price", () => {
    const dear = { ...dish, id: "prd_2", basePriceMinor: MAX_AMOUNT_MINOR, optionGroups: [] };
    const most = { ...line, productId: "prd_2", quantity: 1, selectedOptions: {} };
    const [first, second, third] = check([dish, dear], "pickup", [
      line,
      most,
      { ...most, quantity: 2 },
    ]).lines;
    expect([first?.problem, second?.problem, third?.problem]).toEqual([null, "tooLarge", "tooLarge"]);
    expect(check([dish, dear], "pickup", [line, most]).price.totalMinor).toBe(2300);
  });
});

describe("the menu read just before ordering", () => {
  const product = {
    id: "prd_1",
    categoryId: "cat_1",
    name: {},
    description: {},
    image: null,
    basePrice: 9,
    allergens: [],
    dietaryTags: [],
    optionGroups: [{ name: "Size", required: true, min: 1, max: 1, labels: ["Normal", "Large (+2.50)"] }],
    order: 0,
  };
  const changed = (products: (typeof product & { discountPrice?: number })[], isForLater = false) => {
    const later = [{ ...product, availableFrom: null }];
    const menu = { categories: [], products, later: products.length === 0 ? later : [] };
    return changedLines(check([dish]).lines, menu, { currency: "EUR", isForLater }).length;
  };

  it("agrees with the prices on screen, also of what is served later in an order for later", () => {
    expect(changed([product])).toBe(0);
    expect(changed([], true)).toBe(0);
  });

  it.each([
    ["a dish that can now only be ordered for later", []],
    ["a dearer dish", [{ ...product, basePrice: 9.5 }]],
    ["a discount", [{ ...product, discountPrice: 8 }]],
    [
      "another price of the chosen option",
      [{ ...product, optionGroups: [{ ...product.optionGroups[0]!, labels: ["Normal", "Large (+3.00)"] }] }],
    ],
  ])("notices %s", (_, products) => {
    expect(changed(products)).toBe(1);
  });
});
