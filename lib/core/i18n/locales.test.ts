import { describe, expect, it, test } from "vitest";
import {
  chooseLocale,
  directionOf,
  LOCALES,
  localText,
  negotiateLocale,
  printedLocale,
  STAFF_LOCALES,
  staffLocale,
  tenantLocales,
} from "./locales";

describe("negotiateLocale", () => {
  it.each([
    ["it", "it"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["fr-FR,fr;q=0.9,en;q=0.5", "en"],
    ["en;q=0.4, ja;q=0.9", "ja"],
    ["EN-us", "en"],
    ["de;q=0, it;q=0.1", "it"],
    ["fr, *;q=0.1", "es"],
    ["den", "es"],
    ["", "es"],
    [";;;q=,,", "es"],
    [null, "es"],
  ] as const)("reads %s as %s", (header, locale) => {
    expect(negotiateLocale(header, ["en", "it", "de", "es", "ja"], "es")).toBe(locale);
  });

  it("offers nothing outside the allowed languages", () => {
    expect(negotiateLocale("ja", ["de", "en"], "de")).toBe("de");
  });
});

describe("chooseLocale", () => {
  const allowed = tenantLocales(["de", "ja"]);

  it("follows the visitor's choice before the browser's", () => {
    expect(chooseLocale({ cookie: "ja", acceptLanguage: "de", allowed })).toBe("ja");
  });

  it("ignores a choice that the page does not speak", () => {
    expect(chooseLocale({ cookie: "ar", acceptLanguage: "it", allowed: STAFF_LOCALES })).toBe("it");
    expect(chooseLocale({ cookie: "fr", acceptLanguage: "ar", allowed: STAFF_LOCALES })).toBe("en");
  });

  it("ends at the restaurant's first language", () => {
    expect(chooseLocale({ cookie: null, acceptLanguage: "pt", allowed })).toBe("de");
  });
});

describe("tenantLocales", () => {
  it("has the restaurant's own first, then all others, and none without a catalogue", () => {
    expect(tenantLocales(["it", "en", "de"])).toEqual(["it", "en", "de", "es", "ja", "fr", "ar"]);
    expect(tenantLocales(["pt", "es"])).toEqual(["es", "en", "it", "de", "ja", "fr", "ar"]);
    expect(tenantLocales([])).toEqual([...LOCALES]);
  });
});

describe("localText", () => {
  const name = { it: "Zuppa", en: "Soup", de: "  " };

  it("prefers the asked language, then English, then the fallbacks in order, then anything", () => {
    expect(localText(name, "it", ["en"])).toBe("Zuppa");
    expect(localText(name, "de", ["en", "it"])).toBe("Soup");
    expect(localText(name, "ja", ["it", "de"])).toBe("Soup");
    expect(localText({ it: "Zuppa", es: "Sopa" }, "ja", ["es"])).toBe("Sopa");
    expect(localText({ it: "Zuppa" }, "ja", ["es"])).toBe("Zuppa");
    expect(localText({}, "en")).toBe("");
  });

  it("does not read inherited properties", () => {
    expect(localText({}, "constructor", ["__proto__"])).toBe("");
  });
});

test("Arabic alone is written from right to left", () => {
  expect(LOCALES.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar"]);
});

test("staff read the first of the restaurant's languages that they can, PDFs the first that can be printed", () => {
  expect([staffLocale(["fr", "it", "en"]), staffLocale(["ar"]), staffLocale([])]).toEqual(["it", "en", "en"]);
  expect([printedLocale("fr"), printedLocale("ar"), printedLocale("xx")]).toEqual(["fr", "en", "en"]);
});
