import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesOf } from "../words/files-of";

const DINERS = filesOf(
  [
    "app/(marketplace)",
    "app/(storefront)",
    "components/account",
    "components/form",
    "components/frame",
    "components/i18n",
    "components/marketplace",
    "components/storefront",
    "components/ui",
  ],
  /\.tsx$/,
);

/** Classes that name a side of the screen, where `start` and `end` name one of the line. */
const SIDE =
  /(?<=["'`\s:])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?!1\/2)|(?:border|rounded)-[lr](?=[-\s"'`])|rounded-[tb][lr]|(?:text|float|clear)-(?:left|right)(?=[\s"'`]))[\w[\]./%()-]*/g;
/** An icon that points somewhere and is not turned around. */
const ARROW = /<(?:Arrow|Chevron|Move)s?(?:Left|Right)\b(?![^>]*rtl:)[^>]*>/g;

/** The lines of a file that are neither comment nor import. */
const codeOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import\b)/.test(line))
    .join("\n");

/** What of a text would stay where it is when the page is written from right to left. */
const found = (text: string) =>
  [...codeOf(text).matchAll(SIDE), ...codeOf(text).matchAll(ARROW)].map(([each]) => each);

it.each([
  ['<p className="ml-2 md:pr-4">', ["ml-2", "pr-4"]],
  ["<p className={`-right-2`}>", ["-right-2"]],
  ['<p className="border-l text-left">', ["border-l", "text-left"]],
  ['<ArrowLeft className="size-5" />', ['<ArrowLeft className="size-5" />']],
  ['<p className="ms-2 left-1/2 border-line text-end">', []],
  ['<ArrowLeft className="size-5 rtl:-scale-x-100" />', []],
  ["// what is left-over", []],
])("finds the sides of the screen in %s", (text, sides) => {
  expect(found(text)).toEqual(sides);
});

it("finds none in what diners see, so that Arabic pages are mirrored as a whole", () => {
  expect(DINERS.length).toBeGreaterThan(100);
  const all = DINERS.flatMap((file) => found(readFileSync(file, "utf8")).map((each) => `${file}: ${each}`));
  expect(all).toEqual([]);
});
