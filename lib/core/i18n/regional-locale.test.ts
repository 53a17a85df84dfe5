import { expect, test } from "vitest";
import { languageOf } from "./locales";
import { regionalLocale } from "./regional-locale";

test.each([
  ["en", "US", "en-US"],
  ["en", "IT", "en-GB"],
  ["en", null, "en"],
  ["de", "AT", "de-AT"],
  ["de", "DE", "de"],
  ["it", "US", "it"],
  ["ja", "JP", "ja"],
] as const)("%s in %s is written as %s", (language, country, locale) => {
  expect(regionalLocale(language, country)).toBe(locale);
  expect(languageOf(locale)).toBe(language);
});
