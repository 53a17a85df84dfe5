import { expect, test } from "vitest";
import { languageOf } from "./locales";
import { browserCountry, regionalLocale } from "./regional-locale";

test.each([
  ["en", "US", "en-US"],
  ["en", "IT", "en-GB"],
  ["en", null, "en"],
  ["de", "AT", "de-AT"],
  ["de", "DE", "de"],
  ["it", "US", "it"],
  ["ja", "JP", "ja"],
  ["fr", "CA", "fr-CA"],
  ["fr", "IT", "fr"],
  ["ar", "AE", "ar-u-nu-latn"],
  ["ar", null, "ar-u-nu-latn"],
] as const)("%s in %s is written as %s", (language, country, locale) => {
  expect(regionalLocale(language, country)).toBe(locale);
  expect(languageOf(locale)).toBe(language);
});

test.each([
  ["en-GB,en;q=0.9", "en", "GB"],
  ["de-AT,en-us;q=0.5", "en", "US"],
  ["de-AT,en;q=0.5", "en", null],
  ["en", "en", null],
  ["zh-Hant-TW", "en", null],
  [null, "en", null],
] as const)("a browser that sends %s is, in %s, at home in %s", (acceptLanguage, language, country) => {
  expect(browserCountry(acceptLanguage, language)).toBe(country);
});

test("Arabic has the digits of prices and codes", () => {
  const locale = regionalLocale("ar", "SA");
  expect(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(12.5)).toBe("12.50");
});
