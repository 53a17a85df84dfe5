import { describe, expect, it } from "vitest";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { addLine, optionTitles, type RoundDish, roundAmount, roundMenu, searchDishes } from "./round-menu";

const NOW = new Date("2026-11-22T12:00:00Z");

const category: TenantCategory = {
  id: "cat_1",
  name: { it: "Dolci", en: "Desserts" },
  order: 0,
  visible: true,
  hiddenUntil: null,
  taxClassId: null,
  externalId: null,
  availability: [],
};

const tiramisu: TenantProduct = {
  id: "a",
  categoryId: "cat_1",
  name: { it: "Tiramisù" },
  description: {},
  image: null,
  basePrice: 6.5,
  discountPrice: null,
  allergens: ["Latte", "eggs"],
  allergenNote: { it: "Può contenere tracce di noci" },
  dietaryTags: [],
  minimumAge: null,
  optionGroups: [
    {
      name: "Formato",
      names: { en: "Size" },
      required: false,
      min: 0,
      max: 1,
      labels: ["Normale", "Grande (+2.00)", "Famiglia (+9.00)"],
      choices: [
        { label: "Normale", id: "opt_1", priceDelta: 0, default: true },
        { label: "Grande (+2.00)", id: "opt_2", priceDelta: 2, name: { en: "Large" }, allergens: ["nuts"] },
      ],
    },
  ],
  status: "active",
  stock: null,
  available: true,
  soldOutUntil: null,
  availability: [],
  revision: 0,
  order: 0,
  taxClassId: null,
  externalId: null,
  recipe: [],
  optionRecipes: [],
  canMake: null,
  firstOut: null,
  soldOutOptions: [{ group: "Formato", option: "Famiglia (+9.00)" }],
  cost: null,
};

function menu(changes: Partial<TenantProduct> = {}, locale = "en", of = category): RoundDish[] {
  const reader = { locale, locales: ["it", "en"], currency: "EUR", now: NOW };
  return roundMenu([of], [{ ...tiramisu, ...changes }], reader);
}

describe("the menu of a round", () => {
  it("has names, options and allergens in the reader's language, where there is one", () => {
    expect(menu()[0]).toMatchObject({
      section: "Desserts",
      name: "Tiramisù",
      priceMinor: 650,
      allergens: ["eggs", "milk"],
      allergenNote: "Può contenere tracce di noci",
      optionGroups: [
        {
          name: "Formato",
          title: "Size",
          options: [
            { label: "Normale", isDefault: true },
            { label: "Grande (+2.00)", title: "Large", deltaMinor: 200, allergens: ["nuts"] },
            { label: "Famiglia (+9.00)", soldOut: true },
          ],
        },
      ],
    });
    const large = (locale: string) => menu({}, locale)[0]?.optionGroups[0]?.options[1];
    expect(large("it")).not.toHaveProperty("title");
    expect(large("ja")).toMatchObject({ title: "Large" });
  });

  it("shows as sold out what cannot be had now, and nothing of a hidden category", () => {
    const soldOut = (changes: Partial<TenantProduct>) => menu(changes)[0]?.soldOut;
    expect(soldOut({})).toBe(false);
    for (const changes of [
      { available: false },
      { stock: 0 },
      { canMake: 0 },
      { soldOutUntil: "2026-11-22T12:00:01.000Z" },
    ])
      expect(soldOut(changes), JSON.stringify(changes)).toBe(true);
    expect(soldOut({ soldOutUntil: "2026-11-22T12:00:00.000Z" })).toBe(false);
    for (const hidden of [{ visible: false }, { hiddenUntil: "2026-11-22T13:00:00.000Z" }])
      expect(menu({}, "en", { ...category, ...hidden })).toEqual([]);
  });
});

describe("a round", () => {
  const [dish] = menu() as [RoundDish];
  const plain = { dish, quantity: 1, selectedOptions: {} };
  const large = { ...plain, selectedOptions: { Formato: ["Grande (+2.00)"] } };

  it("makes one line of the same dish with the same options", () => {
    const lines = addLine(addLine(addLine([], plain), plain), large);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(roundAmount(lines, "EUR")).toBe(21.5);
    expect(lines.map(optionTitles)).toEqual([[], ["Large"]]);
  });

  it("finds a dish without its accents, and by its section", () => {
    const dishes = [dish, { ...dish, id: "b", name: "Panna cotta" }];
    expect(searchDishes(dishes, "tiramisu").map(({ id }) => id)).toEqual(["a"]);
    expect(searchDishes(dishes, "desserts panna").map(({ id }) => id)).toEqual(["b"]);
  });
});
