import { expect, it } from "vitest";
import { pageAlternates } from "./page-addresses";

const luigi = { home: "https://bazar.example/s/luigi", locales: ["it", "de", "pt"] };
const languages = {
  it: "https://bazar.example/s/luigi/it/reserve",
  de: "https://bazar.example/s/luigi/de/reserve",
  "x-default": "https://bazar.example/s/luigi/reserve",
};

it("names each language of the menu, and itself as the canonical one", () => {
  expect(pageAlternates({ ...luigi, path: "/reserve", language: "de" })).toEqual({
    canonical: languages.de,
    languages,
  });
  expect(pageAlternates({ ...luigi, path: "/reserve", language: null })).toEqual({
    canonical: languages["x-default"],
    languages,
  });
});

it("leads a language that the menu does not have to the address without one", () =>
  expect(pageAlternates({ ...luigi, path: "/reserve", language: "ar" }).canonical).toBe(
    languages["x-default"],
  ));

it("gives the menu an address without a slash at its end", () =>
  expect(pageAlternates({ ...luigi, path: "", language: "it" }).canonical).toBe(
    "https://bazar.example/s/luigi/it",
  ));
