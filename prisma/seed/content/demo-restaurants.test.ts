import { describe, expect, test } from "vitest";
import { openingHoursSchema } from "@/lib/restaurant/hours/opening-hours";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import { hasUnreadablePrice, parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import { DIETARY_TAGS } from "./demo-content";
import { DEMO_RESTAURANTS } from "./demo-restaurants";

describe.each(DEMO_RESTAURANTS)("$name", (restaurant) => {
  const products = restaurant.menu.flatMap((category) => category.products);
  const shown = restaurant.menu.filter((category) => !category.hidden);
  const groups = products.flatMap((product) => product.optionGroups ?? []);

  test("has 45 products or more in six to ten categories that guests see", () => {
    expect(products.length).toBeGreaterThanOrEqual(45);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeLessThanOrEqual(10);
  });

  test("has one hidden category with two products, one draft and one sold-out product", () => {
    const hidden = restaurant.menu.filter((category) => category.hidden);
    expect(hidden.map((category) => category.products.length)).toEqual([2]);
    expect(products.filter((product) => product.draft)).toHaveLength(1);
    expect(products.filter((product) => product.stock === 0)).toHaveLength(1);
    expect(products.some((product) => (product.stock ?? 0) > 0)).toBe(true);
  });

  test("gives every category and product a key of its own that is fit for an address", () => {
    for (const keys of [restaurant.menu.map(({ key }) => key), products.map(({ key }) => key)]) {
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test("says everything in each of its languages", () => {
    const texts = [
      restaurant.tagline,
      restaurant.about,
      ...restaurant.menu.map(({ name }) => name),
      ...products.flatMap(({ name, description }) => [name, description]),
      ...groups.map(({ name, names }) => ({ [restaurant.locales[0]]: name, ...names })),
      ...groups.flatMap(({ labels, translations }) =>
        labels.map((label, index) => ({
          [restaurant.locales[0]]: label,
          ...Object.fromEntries(
            Object.entries(translations).map(([locale, all]) => [locale, all[index] ?? ""]),
          ),
        })),
      ),
    ];
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...restaurant.locales].sort());
      for (const words of Object.values(text)) expect(words.trim()).not.toBe("");
    }
  });

  test("has prices in whole cents, and every discount is below its price", () => {
    for (const { key, price, discountPrice } of products) {
      for (const amount of [price, discountPrice ?? price]) {
        expect(amount, key).toBeGreaterThan(0);
        expect(Math.round(amount * 100) / 100, key).toBe(amount);
      }
      if (discountPrice !== undefined) expect(discountPrice, key).toBeLessThan(price);
    }
    expect(products.some((product) => product.discountPrice !== undefined)).toBe(true);
  });

  test("declares allergens and dietary tags from the closed lists, each once", () => {
    for (const { key, allergens, dietaryTags } of products) {
      expect(EU_ALLERGENS, key).toEqual(expect.arrayContaining([...allergens]));
      expect(DIETARY_TAGS, key).toEqual(expect.arrayContaining([...dietaryTags]));
      expect(new Set(allergens).size, key).toBe(allergens.length);
    }
    for (const { name, labels, preset, allergens = {} } of groups) {
      expect(labels, name).toEqual(
        expect.arrayContaining([...(preset ? [preset] : []), ...Object.keys(allergens)]),
      );
      expect(EU_ALLERGENS, name).toEqual(expect.arrayContaining(Object.values(allergens).flat()));
    }
  });

  test("serves a category of its own at some hours only, and 40 dishes at any time", () => {
    const timed = shown.filter(({ served }) => served);
    expect(timed).toHaveLength(1);
    const anyTime = shown
      .filter(({ served }) => !served)
      .flatMap((category) => category.products)
      .filter(({ served, draft, stock }) => !served && !draft && stock !== 0);
    expect(anyTime.length).toBeGreaterThanOrEqual(40);
    expect(groups.some(({ preset }) => preset)).toBe(true);
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

  test("writes option labels whose prices can be read", () => {
    expect(groups.length).toBeGreaterThan(20);
    for (const label of groups.flatMap((group) => group.labels)) {
      expect(hasUnreadablePrice(label, restaurant.currency), label).toBe(false);
      const { name, deltaMinor } = parseOptionLabel(label, restaurant.currency);
      if (label.includes("(")) expect(deltaMinor, label).not.toBe(0);
      expect(name).not.toContain("(");
    }
  });

  test("lets a guest satisfy every option group, and never falls below a price of zero", () => {
    for (const { key, price, discountPrice, optionGroups = [] } of products) {
      expect(new Set(optionGroups.map(({ name }) => name)).size, key).toBe(optionGroups.length);
      let lowest = (discountPrice ?? price) * 100;
      for (const { min, max, required, labels } of optionGroups) {
        expect(new Set(labels).size, key).toBe(labels.length);
        expect(min, key).toBeLessThanOrEqual(max);
        expect(max, key).toBeLessThanOrEqual(labels.length);
        expect(required, key).toBe(min > 0);
        lowest += Math.min(
          0,
          ...labels.map((label) => parseOptionLabel(label, restaurant.currency).deltaMinor),
        );
      }
      expect(lowest, key).toBeGreaterThan(0);
    }
  });

  test("has opening hours that the platform accepts", () => {
    const stored = Object.fromEntries(
      Object.entries(restaurant.hours).map(([service, weekly]) => [service, { weekly, specialDays: {} }]),
    );
    expect(openingHoursSchema.safeParse(stored).success).toBe(true);
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
