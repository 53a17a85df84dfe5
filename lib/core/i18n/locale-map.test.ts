import { expect, it, test } from "vitest";
import { LocaleCode, optionalTexts, requiredTexts } from "./locale-map";

test.each([
  ["en", true],
  ["pt-BR", true],
  ["zh-Hant-TW", true],
  ["es-419", true],
  ["fil", true],
  ["EN", false],
  ["english", false],
  ["en_US", false],
  ["en-", false],
  ["", false],
  ["constructor", false],
])("%j as a locale code: %s", (code, plausible) => {
  expect(LocaleCode.safeParse(code).success).toBe(plausible);
});

it("trims texts and drops blank ones", () => {
  expect(requiredTexts(10).parse({ en: " Soup ", de: "  " })).toEqual({ en: "Soup" });
});

it("asks for one text where a text is required, and for none elsewhere", () => {
  expect(requiredTexts(10).safeParse({ en: " " }).success).toBe(false);
  expect(optionalTexts(10).parse({ en: " " })).toEqual({});
});

it("limits the length of texts and the number of locales", () => {
  expect(optionalTexts(3).safeParse({ en: "four" }).success).toBe(false);
  const codes = Array.from(
    { length: 31 },
    (_, index) => `a${String.fromCharCode(97 + (index % 26))}${index > 25 ? "x" : ""}`,
  );
  expect(optionalTexts(3).safeParse(Object.fromEntries(codes.map((code) => [code, "x"]))).success).toBe(
    false,
  );
});
