import { describe, expect, it } from "vitest";
import { newHours } from "./hours-draft";
import { newChoice, newGroup } from "./option-draft";
import { emptyProductForm, productForm, readProductForm, readStock } from "./product-form";

/** What the form saves. */
const saved = {
  categoryId: "cat_1",
  taxClassId: null,
  name: { it: "Pizza", en: "Pizza" },
  description: { it: "Buona" },
  image: "/media/a-640.webp",
  basePrice: 9.5,
  discountPrice: null,
  allergens: ["gluten"],
  allergenNote: { en: "May contain traces of nuts" },
  dietaryTags: ["vegetarian"],
  minimumAge: 16,
  optionGroups: [{ name: "Size", required: true, min: 1, max: 1, labels: ["Small", "Large (+2.00)"] }],
  status: "active" as const,
  stock: 5,
  available: true,
  externalId: "till-7",
  availability: [{ days: [1, 5], from: "11:00", to: "24:00" }],
};
const dish = {
  ...saved,
  id: "prd_1",
  soldOutUntil: null,
  order: 3,
  revision: 2,
  recipe: [],
  optionRecipes: [],
  canMake: null,
  firstOut: null,
  soldOutOptions: [],
  cost: null,
};

describe("product form", () => {
  it("saves an untouched dish as it was", () => {
    expect(readProductForm(productForm(dish, "EUR"), "EUR")).toEqual({ ok: true, body: saved });
  });

  it("shows an allergen that was typed by its code", () => {
    expect(productForm({ ...dish, allergens: ["Latte", "Garlic"] }, "EUR").allergens).toEqual([
      "milk",
      "Garlic",
    ]);
  });

  it("leaves languages without a text out", () => {
    const form = { ...productForm(dish, "EUR"), name: { it: "Pizza", en: "  " } };
    expect(readProductForm(form, "EUR")).toMatchObject({ body: { name: { it: "Pizza" } } });
  });

  it("names every field that has to be put right", () => {
    const form = {
      ...emptyProductForm("cat_1"),
      discountPrice: "x",
      stock: "-1",
      optionGroups: [
        { ...newGroup(), name: " ", choices: [{ ...newChoice(), name: "A", price: "1.234" }] },
        { ...newGroup(), name: "Sides", choices: [] },
      ],
      availability: [{ ...newHours(), days: [] }],
    };
    expect(readProductForm(form, "EUR")).toEqual({
      ok: false,
      problems: {
        name: "nameMissing",
        basePrice: "priceInvalid",
        discountPrice: "priceInvalid",
        stock: "stockInvalid",
        "optionGroups.0.name": "nameMissing",
        "optionGroups.0.labels.0": "priceInvalid",
        "optionGroups.1.labels": "choiceMissing",
        "availability.0.days": "dayMissing",
      },
    });
  });

  it("refuses an offer that is no better than the price", () => {
    const form = { ...productForm(dish, "EUR"), discountPrice: "9.50" };
    expect(readProductForm(form, "EUR")).toMatchObject({ problems: { discountPrice: "discountTooHigh" } });
  });
});

describe("readStock", () => {
  it.each([
    ["", null],
    ["0", 0],
    [" 12 ", 12],
    ["1.5", undefined],
    ["-1", undefined],
    ["9999999", undefined],
  ])("reads %j as %j", (text, stock) => {
    expect(readStock(text)).toBe(stock);
  });
});
