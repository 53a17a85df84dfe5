import type { Locale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";

const KM_PER_MILE = 1.609344;
/** Nobody is at no distance from where they want to eat. */
const SHORTEST = 0.1;
const COUNTRIES_OF_MILES = new Set(["US", "GB"]);

/** A distance as people of the restaurant's country measure it: one decimal below ten. */
export function distanceText(
  distanceKm: number,
  { language, country }: { language: Locale; country: string },
): string {
  const inMiles = COUNTRIES_OF_MILES.has(country);
  const distance = Math.max(SHORTEST, inMiles ? distanceKm / KM_PER_MILE : distanceKm);
  return new Intl.NumberFormat(regionalLocale(language, country), {
    style: "unit",
    unit: inMiles ? "mile" : "kilometer",
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance);
}
