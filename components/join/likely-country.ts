import { COUNTRIES } from "@/lib/core/i18n/country-facts";
import type { Locale } from "@/lib/core/i18n/locales";

const OF_LANGUAGE: Readonly<Partial<Record<Locale, string>>> = {
  it: "IT",
  de: "DE",
  es: "ES",
  ja: "JP",
  fr: "FR",
};

/** Where a visitor probably is: the region of the browser's first language, else the country of the language. */
export function likelyCountry(acceptLanguage: string | null, language: Locale): string {
  const region = /^\s*[a-z]{2,3}-([a-z]{2})\b/i.exec(acceptLanguage ?? "")?.[1]?.toUpperCase();
  return region !== undefined && COUNTRIES.includes(region) ? region : (OF_LANGUAGE[language] ?? "GB");
}
