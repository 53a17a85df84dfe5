import type { z } from "zod";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { exponentOf } from "@/lib/core/money/money";
import { allergenCode } from "@/lib/restaurant/menu/allergen";
import { optionText } from "@/lib/restaurant/menu/option-text";
import type { Storefront, StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { FEED_ALLERGENS, FEED_CUISINES, FEED_DIETS, MenuFeed } from "./menu-feed-contract";

const LONGEST_NAME = 140;
const LONGEST_DESCRIPTION = 1000;

type Allergen = (typeof FEED_ALLERGENS)[number];
type Cuisine = (typeof FEED_CUISINES)[number];

/** Gluten is more than wheat, and wheat is the nearest word there is: naming too much harms nobody. */
const ALLERGENS: Readonly<Record<string, Allergen>> = {
  milk: "DAIRY",
  eggs: "EGG",
  fish: "FISH",
  peanuts: "PEANUT",
  crustaceans: "SHELLFISH",
  molluscs: "SHELLFISH",
  soybeans: "SOY",
  nuts: "TREE_NUT",
  gluten: "WHEAT",
};

const DIETS: Readonly<Record<string, (typeof FEED_DIETS)[number]>> = {
  "halal-friendly": "HALAL",
  vegan: "VEGAN",
  vegetarian: "VEGETARIAN",
};

const CUISINES: Readonly<Record<string, Cuisine>> = {
  american: "AMERICAN",
  breakfast: "BREAKFAST",
  burgers: "HAMBURGER",
  chinese: "CHINESE",
  french: "FRENCH",
  german: "GERMAN",
  greek: "GREEK",
  indian: "INDIAN",
  italian: "ITALIAN",
  japanese: "JAPANESE",
  korean: "KOREAN",
  mediterranean: "MEDITERRANEAN",
  mexican: "MEXICAN",
  pizza: "PIZZA",
  seafood: "SEAFOOD",
  spanish: "SPANISH",
  sushi: "SUSHI",
  tacos: "MEXICAN",
  thai: "THAI",
  turkish: "TURKISH",
  vegan: "VEGETARIAN",
  vegetarian: "VEGETARIAN",
  vietnamese: "VIETNAMESE",
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const listed = <Name extends string, T>(name: Name, values: readonly T[]) =>
  values.length === 0 ? {} : ({ [name]: values } as { [K in Name]: T[] });

/** The amount in whole units and billionths, exactly. */
function money(minor: number, currency: string) {
  const factor = 10 ** exponentOf(currency);
  return {
    currencyCode: currency,
    units: String(Math.trunc(minor / factor)),
    nanos: (minor % factor) * (1_000_000_000 / factor),
  };
}

/** One label for each language that a name is written in; the restaurant's languages first. */
function labelsOf(names: LocaleMap, descriptions: LocaleMap, locales: readonly string[]) {
  const written = Object.keys(names).filter((locale) => names[locale]?.trim());
  const ordered = unique([...locales.filter((locale) => written.includes(locale)), ...written]);
  return ordered.map((locale) => {
    const description = descriptions[locale]?.trim();
    return {
      displayName: (names[locale] ?? "").trim().slice(0, LONGEST_NAME),
      ...(description ? { description: description.slice(0, LONGEST_DESCRIPTION) } : {}),
      languageCode: locale,
    };
  });
}

/** The group whose choices are the sizes of a dish: exactly one of them has to be taken. */
function sizesOf({ optionGroups }: StorefrontProduct): OptionGroup | null {
  const required = optionGroups.filter((group) => group.required);
  const [only] = required;
  return required.length === 1 && only?.min === 1 && only.max === 1 && only.options.length > 1 ? only : null;
}

function itemOf(product: StorefrontProduct, currency: string, locales: readonly string[]) {
  const base = product.discountPriceMinor ?? product.basePriceMinor;
  const facts = {
    ...listed(
      "allergen",
      unique(product.allergens.flatMap((text) => ALLERGENS[allergenCode(text) ?? ""] ?? [])),
    ),
    ...listed("dietaryRestriction", unique(product.dietaryTags.flatMap((tag) => DIETS[tag] ?? []))),
    ...(product.dietaryTags.includes("spicy") ? { spiciness: "HOT" as const } : {}),
  };
  const [first, ...others] = sizesOf(product)?.options ?? [];
  const options = others.map((option) => ({
    labels: locales.map((locale) => ({
      displayName: optionText(option.names ?? {}, option.name, { locale, locales }).slice(0, LONGEST_NAME),
      languageCode: locale,
    })),
    attributes: { price: money(base + option.deltaMinor, currency) },
  }));
  return {
    labels: labelsOf(product.name, product.description, locales),
    attributes: { price: money(base + (first?.deltaMinor ?? 0), currency), ...facts },
    ...listed("options", options),
  };
}

/**
 * The menu as Google's Food Menus describe one. A dish with one required choice is listed with the first option, and the
 * others beside it; what is sold out today stays, because a menu is read for days.
 */
export function menuFeed(shop: Storefront, sourceUrl: string): z.input<typeof MenuFeed> {
  const { currency, locales, cuisines, name, tagline } = shop.tenant;
  const own = Object.fromEntries(locales.map((locale) => [locale, name]));
  const sections = shop.categories
    .map((category) => ({
      labels: labelsOf(category.name, {}, locales),
      items: category.products
        .map((product) => itemOf(product, currency, locales))
        .filter(({ labels }) => labels.length > 0),
    }))
    .filter(({ labels, items }) => labels.length > 0 && items.length > 0);
  const served = unique(cuisines.map((cuisine) => CUISINES[cuisine] ?? "OTHER_CUISINE"));
  return {
    menus:
      sections.length === 0
        ? []
        : [{ labels: labelsOf(own, tagline, locales), sourceUrl, ...listed("cuisines", served), sections }],
  };
}
