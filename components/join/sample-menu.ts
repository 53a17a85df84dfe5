import { amountText } from "@/components/data/amount-text";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { DEFAULT_LOCALE, isLocale } from "@/lib/core/i18n/locales";
import type { SampleDish } from "./join-menu";
import { samplePrice } from "./sample-price";

const DISHES = [
  ["starter", "starters", 7.5],
  ["salad", "starters", 8],
  ["main", "mains", 13.5],
  ["roast", "mains", 16],
  ["vegetables", "mains", 12],
  ["dessert", "desserts", 6],
  ["water", "drinks", 3],
  ["coffee", "drinks", 2.5],
] as const;

/** A small menu to start from, in the restaurant's language where the interface speaks it, else in English. */
export function sampleMenu(language: string, currency: string): SampleDish[] {
  const { sample } = messagesOf(isLocale(language) ? language : DEFAULT_LOCALE).join;
  return DISHES.map(([dish, category, euros]) => ({
    ...sample[dish],
    category: sample.category[category],
    price: amountText(samplePrice(euros, currency), currency),
  }));
}
