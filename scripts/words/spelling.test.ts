import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesOf } from "./files-of";

/** Code has one spelling of a word; readers have theirs, in the messages and in the journeys of British readers. */
const OTHER_SPELLING = /colour|organisation/i;

/** Name the words of readers. */
const ABOUT_READERS = ["lib/core/i18n/catalogue.test.ts", "scripts/words/spelling.test.ts"];

it("spells organization and color in one way throughout the code", () => {
  const sources = filesOf(
    [
      "app",
      "clients",
      "components",
      "emails",
      "examples",
      "lib",
      "prisma/schema",
      "prisma/seed",
      "scripts",
      "server",
    ],
    /\.(?:ts|tsx|mjs|cjs|css|prisma)$/,
  ).filter((path) => !ABOUT_READERS.includes(path));
  const found = sources.filter((path) => OTHER_SPELLING.test(path + readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
