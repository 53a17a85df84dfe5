import { foldedText, lettersBetween } from "@/lib/core/i18n/folded-text";

/** Shorter texts are the beginning of too many names. */
const SHORTEST = 3;
/** "Turin" is two letters from "Torino", "Milan" one from "Milano"; more than a third is another word. */
const MOST_CHANGED = 1 / 3;
const MOST_SHOWN = 3;

/**
 * The cities that a text may mean which names none of them: those that it begins, then those that are spelt much alike,
 * as a city is in two languages. The nearest first, at most three.
 */
export function similarCities(text: string, cities: readonly string[]): string[] {
  const asked = foldedText(text.trim());
  if (asked.length < SHORTEST) return [];
  return cities
    .map((city) => ({ city, changes: changesBetween(asked, foldedText(city)) }))
    .filter(({ city, changes }) => changes <= Math.floor(Math.max(asked.length, city.length) * MOST_CHANGED))
    .sort((one, other) => one.changes - other.changes)
    .map(({ city }) => city)
    .slice(0, MOST_SHOWN);
}

/** How many letters differ; none where one begins the other's name. */
function changesBetween(asked: string, city: string): number {
  return city.startsWith(asked) ? 0 : lettersBetween(asked, city);
}
