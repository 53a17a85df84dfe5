import type { Locale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";

const KM_PER_MILE = 1.609344;
const COUNTRIES_OF_MILES = new Set(["US", "GB"]);

/** A distance as people of the restaurant's country measure it: "850 m" is "0.9 km", far ones have no decimals. */
export function distanceText(
  distanceKm: number,
  { language, country }: { language: Locale; country: string },
): string {
  const inMiles = COUNTRIES_OF_MILES.has(country);
  const distance = inMiles ? distanceKm / KM_PER_MILE : distanceKm;
  return new Intl.NumberFormat(regionalLocale(language, country), {
    style: "unit",
    unit: inMiles ? "mile" : "kilometer",
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance);
}
