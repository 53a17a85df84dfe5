import type { Locale, RegionalLocale } from "./locales";

/**
 * The regional forms in which a language is written, beside its usual one. Only forms that Node and every browser know,
 * so that a page reads the same on the server and on the screen.
 */
const REGIONS = {
  en: ["US", "GB", "AU", "CA", "IE", "IN", "NZ", "ZA"],
  it: ["CH"],
  de: ["AT", "CH"],
  es: ["MX", "US"],
  ja: [],
} as const satisfies Record<Locale, readonly string[]>;

/**
 * How a restaurant's dates, times and amounts are written for a reader: in the reader's language, as the restaurant's
 * country (ISO 3166-1 alpha-2) writes it. Where a country has no English of its own, English is written as in Britain,
 * day before month. Without a country, as the language is usually written.
 */
export function regionalLocale(language: Locale, country: string | null): RegionalLocale {
  if (country === null) return language;
  if (REGIONS[language].some((region) => region === country)) return `${language}-${country}`;
  return language === "en" ? "en-GB" : language;
}
