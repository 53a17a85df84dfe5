import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { LOCALES } from "@/lib/core/i18n/locales";
import { filesOf } from "@/scripts/words/files-of";

const files = ["middleware.ts", ...filesOf(["app", "components", "lib"], /(?<!\.test)\.tsx?$/)];
const sources = files.map((file) => readFileSync(file, "utf8"));

/** The names in constants such as LOCALE_COOKIE and SESSION_COOKIES. */
const declared = sources.flatMap((source) =>
  [...source.matchAll(/const \w+_COOKIES? =([^;]*);/g)].flatMap(([, value = ""]) =>
    [...value.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  ),
);

/** What each cookie that is set is called by: the first argument, or what stands before its value. */
const setBy = sources.flatMap((source) =>
  [
    ...source.matchAll(/(?<!function )\bsetCookieLine\(\s*([^,]+),/g),
    ...source.matchAll(/\b(?:cookies|cookieJar)\.set\(\s*([^,]+),/g),
    ...source.matchAll(/document\.cookie = [`"](.*?)=/g),
  ].map(([, name = ""]) => name),
);

it("every cookie that is set has its name in a constant", () => {
  expect(setBy.length).toBeGreaterThan(5);
  expect(setBy.filter((name) => !/_COOKIES?\b/.test(name))).toEqual([]);
});

it.each(LOCALES)("the privacy notice names every cookie (%s)", (locale) => {
  const { body } = messagesOf(locale).legal.privacy.sections.cookies;
  expect(declared.length).toBeGreaterThan(7);
  expect(declared.filter((name) => !JSON.stringify(body).includes(name))).toEqual([]);
});
