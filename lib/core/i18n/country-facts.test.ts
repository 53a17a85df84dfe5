import { describe, expect, it } from "vitest";
import { COUNTRIES, countryFacts, countryOfZone } from "./country-facts";

describe("what a country suggests", () => {
  it.each(COUNTRIES)("for %s is known to this machine", (country) => {
    const facts = countryFacts(country);
    expect(Intl.supportedValuesOf("currency")).toContain(facts?.currency);
    expect(facts?.timeZones.length).toBeGreaterThan(0);
    for (const timeZone of facts?.timeZones ?? [])
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    expect(new Intl.Locale(facts?.language ?? "").language).toBe(facts?.language);
  });

  it("is nothing for a country that is not in the list", () => {
    expect([countryFacts("XX"), countryFacts("constructor")]).toEqual([null, null]);
  });

  it("is found by a time zone", () => {
    expect([countryOfZone("Europe/Rome"), countryOfZone("America/Denver"), countryOfZone("UTC")]).toEqual([
      "IT",
      "US",
      null,
    ]);
  });
});
