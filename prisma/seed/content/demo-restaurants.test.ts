import { describe, expect, test } from "vitest";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import { DEMO_RESTAURANTS } from "./demo-restaurants";

/** The dietary tags that the demo menus use. */
const DIETARY_TAGS = [
  "vegetarian",
  "vegan",
  "gluten-free",
  "dairy-free",
  "halal-friendly",
  "spicy",
  "alcohol-free",
];

describe.each(DEMO_RESTAURANTS)("$name", (restaurant) => {
  const products = restaurant.menu
    .flatMap((category) => category.products)
    .map(({ key, fields }) => ({ key, ...fields }));
  const shown = restaurant.menu.filter((category) => !category.hidden);
  const groups = products.flatMap((product) => product.optionGroups);

  test("has 45 products or more in six to ten categories that guests see", () => {
    expect(products.length).toBeGreaterThanOrEqual(45);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
  });

  test("has one hidden category with two products, one draft and one sold-out product", () => {
    const hidden = restaurant.menu.filter((category) => category.hidden);
    expect(hidden.map((category) => category.products.length)).toEqual([2]);
    expect(products.filter(({ status }) => status === "draft")).toHaveLength(1);
    expect(products.filter((product) => product.stock === 0)).toHaveLength(1);
    expect(products.some((product) => (product.stock ?? 0) > 0)).toBe(true);
  });

  test("gives every category a key of its own, and names the dishes in the order of the menu", () => {
    const keys = restaurant.menu.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(products.map(({ key }) => key)).toEqual(Object.keys(restaurant.dishes));
  });

  test("knows the tax classes that it names", () => {
    const known = restaurant.tax.classes.map(({ key }) => key);
    const named = [...restaurant.categories, ...Object.values(restaurant.dishes)];
    for (const { taxClass = known[0] } of named) expect(known).toContain(taxClass);
  });

  test("says everything in each of its languages", () => {
    const texts = [
      restaurant.tagline,
      restaurant.about,
      ...restaurant.menu.map(({ name }) => name),
      ...products.flatMap(({ name, description }) => [name, description]),
      ...[...groups, ...groups.flatMap(({ options }) => options)].map(({ name, names }) => ({
        [restaurant.locales[0]]: name,
        ...names,
      })),
    ];
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...restaurant.locales].sort());
      for (const words of Object.values(text)) expect(words.trim()).not.toBe("");
    }
  });

  test("has discounts, each below its price", () => {
    for (const { key, basePriceMinor, discountPriceMinor } of products) {
      expect(discountPriceMinor ?? basePriceMinor, key).toBeGreaterThan(0);
      if (discountPriceMinor !== null) expect(discountPriceMinor, key).toBeLessThan(basePriceMinor);
    }
    expect(products.some(({ discountPriceMinor }) => discountPriceMinor !== null)).toBe(true);
  });

  test("declares allergens and dietary tags from the closed lists, each once", () => {
    for (const { key, allergens, dietaryTags } of products) {
      expect(EU_ALLERGENS, key).toEqual(expect.arrayContaining([...allergens]));
      expect(DIETARY_TAGS, key).toEqual(expect.arrayContaining([...dietaryTags]));
      expect(new Set(allergens).size, key).toBe(allergens.length);
    }
    for (const { label, allergens = [], removesAllergens = [] } of groups.flatMap(({ options }) => options))
      expect(EU_ALLERGENS, label).toEqual(expect.arrayContaining([...allergens, ...removesAllergens]));
  });

  test("serves a category of its own at some hours only, and 40 dishes at any time", () => {
    const timed = shown.filter(({ availability }) => availability.length > 0);
    expect(timed).toHaveLength(1);
    const anyTime = shown
      .filter(({ availability }) => availability.length === 0)
      .flatMap((category) => category.products)
      .filter(({ fields: { availability, status, stock } }) => {
        return availability.length === 0 && status === "active" && stock !== 0;
      });
    expect(anyTime.length).toBeGreaterThanOrEqual(40);
    expect(groups.some(({ options }) => options.some(({ isDefault }) => isDefault))).toBe(true);
  });

  test("never tags a dish with what its allergens contradict", () => {
    const excluded = {
      vegan: ["milk", "eggs", "fish", "crustaceans", "molluscs"],
      vegetarian: ["fish", "crustaceans", "molluscs"],
      "gluten-free": ["gluten"],
      "dairy-free": ["milk"],
    } as const;
    for (const { key, allergens, dietaryTags } of products) {
      for (const [tag, forbidden] of Object.entries(excluded)) {
        if (!dietaryTags.some((own) => own === tag)) continue;
        expect(
          allergens.filter((allergen) => forbidden.some((code) => code === allergen)),
          `${key} ${tag}`,
        ).toEqual([]);
      }
    }
  });

  test("writes option labels whose brackets are prices", () => {
    expect(groups.length).toBeGreaterThan(20);
    for (const { label, name, deltaMinor } of groups.flatMap(({ options }) => options)) {
      if (label.includes("(")) expect(deltaMinor, label).not.toBe(0);
      expect(name).not.toContain("(");
    }
  });

  test("lets a guest satisfy every option group, and never falls below a price of zero", () => {
    for (const { key, basePriceMinor, discountPriceMinor, optionGroups } of products) {
      let lowest = discountPriceMinor ?? basePriceMinor;
      for (const { min, required, options } of optionGroups) {
        expect(required, key).toBe(min > 0);
        lowest += Math.min(0, ...options.map(({ deltaMinor }) => deltaMinor));
      }
      expect(lowest, key).toBeGreaterThan(0);
    }
  });

  test("combines only tables that it has, and can seat its largest party", () => {
    const seats = new Map(restaurant.tables.map((table) => [table.name, table.seats]));
    expect(seats.size).toBe(restaurant.tables.length);
    const together = restaurant.combinableTables.map(
      ([one, other]) => (seats.get(one) ?? Number.NaN) + (seats.get(other) ?? Number.NaN),
    );
    for (const sum of together) expect(sum).toBeGreaterThan(0);
    expect(Math.max(...seats.values(), ...together)).toBeGreaterThanOrEqual(
      restaurant.reservations.maxPartySize,
    );
  });
});

test("the restaurants have the promised tables, languages and coupon", () => {
  expect(
    DEMO_RESTAURANTS.map(({ slug, locales, tables }) => [slug, locales.join(" "), tables.length]),
  ).toEqual([
    ["luigi", "it en de fr ar", 12],
    ["sakura", "de en ja", 8],
    ["taco", "en es", 10],
  ]);
  expect(DEMO_RESTAURANTS[0]?.coupons).toEqual([{ code: "WELCOME10", type: "percent", value: 10 }]);
});
