import { expect, it, test } from "vitest";
import { localized } from "@/lib/menu/locale-map";

const starters = { it: "Antipasti", en: "Starters", "de-CH": "Vorspeisen" };

test.each([
  ["en", "Starters"],
  ["en-GB", "Starters"],
  ["de-CH", "Vorspeisen"],
  ["ja", "Antipasti"],
])("speaks to a reader of %s", (locale, text) => expect(localized(starters, locale, "it")).toBe(text));

it("shows any text rather than none", () => {
  expect(localized({ en: "", de: "Suppen" }, "en", "it")).toBe("Suppen");
  expect(localized({}, "en", "it")).toBe("");
});

it("does not take an inherited property for a text", () => {
  expect(localized({ it: "Zuppe" }, "constructor", "it")).toBe("Zuppe");
});
