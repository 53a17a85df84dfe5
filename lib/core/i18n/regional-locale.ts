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
  fr: ["BE", "CA", "CH"],
  ar: [],
} as const satisfies Record<Locale, readonly string[]>;

/** With the digits of prices, phone numbers and codes, which Arabic readers know from every till. */
const ARABIC: RegionalLocale = "ar-u-nu-latn";

/**
 * How a restaurant's dates, times and amounts are written for a reader: in the reader's language, as the restaurant's
 * country (ISO 3166-1 alpha-2) writes it. Where a country has no English of its own, English is written as in Britain,
 * day before month. Without a country, as the language is usually written.
 */
export function regionalLocale(language: Locale, country: string | null): RegionalLocale {
  if (language === "ar") return ARABIC;
  if (country === null) return language;
  if (REGIONS[language].some((region) => region === country)) return `${language}-${country}`;
  return language === "en" ? "en-GB" : language;
}

/** The country in a browser's `Accept-Language` for a language: GB for `en-GB,de;q=0.8` and English. Null without one. */
export function browserCountry(acceptLanguage: string | null, language: Locale): string | null {
  const ranges = (acceptLanguage ?? "").slice(0, 500).split(",");
  const own = ranges
    .map((range) => /^\s*([a-z]{2,3})-([a-z]{2})\b/i.exec(range))
    .find((match) => match?.[1]?.toLowerCase() === language);
  return own?.[2]?.toUpperCase() ?? null;
}
