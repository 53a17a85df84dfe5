import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "@/lib/core/i18n/locales";

const script = readFileSync("public/embed.js", "utf8");

it("is under 5 kB as it is read, and puts no text of anybody into the page as HTML", () => {
  expect(Buffer.byteLength(script)).toBeLessThan(5000);
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/);
});

it("sends to the frame's own origin alone, and knows the languages of the pages", () => {
  expect(script).not.toMatch(/postMessage\([^)]*"\*"/);
  const [, known = ""] = /const known = (\[[^\]]+\])/.exec(script) ?? [];
  expect(JSON.parse(known).toSorted()).toEqual([...LOCALES].toSorted());
});
