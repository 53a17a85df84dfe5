import { describe, expect, it } from "vitest";
import { chooseLocale, localText, negotiateLocale, tenantLocales } from "./locales";

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

  it("ignores a choice that the restaurant does not speak", () => {
    expect(chooseLocale({ cookie: "it", acceptLanguage: "en", allowed })).toBe("en");
  });

  it("ends at the restaurant's first language", () => {
    expect(chooseLocale({ cookie: null, acceptLanguage: "fr", allowed })).toBe("de");
  });
});

describe("tenantLocales", () => {
  it("adds English once and drops languages without a catalogue", () => {
    expect(tenantLocales(["it", "en", "de"])).toEqual(["it", "en", "de"]);
    expect(tenantLocales(["pt", "es"])).toEqual(["es", "en"]);
    expect(tenantLocales([])).toEqual(["en"]);
  });
});

describe("localText", () => {
  const name = { it: "Zuppa", en: "Soup", de: "  " };

  it("prefers the asked language, then the fallbacks in order, then anything", () => {
    expect(localText(name, "it", ["en"])).toBe("Zuppa");
    expect(localText(name, "de", ["en", "it"])).toBe("Soup");
    expect(localText(name, "ja", ["es"])).toBe("Zuppa");
    expect(localText({}, "en")).toBe("");
  });

  it("does not read inherited properties", () => {
    expect(localText({}, "constructor", ["__proto__"])).toBe("");
  });
});
