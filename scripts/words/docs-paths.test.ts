import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { documents } from "./files-of";

const ROOTS = /^(?:app|clients|components|docs|e2e|emails|examples|lib|prisma|scripts|server|public)\//;

/** The paths of this repository that a page names: in backticks, and as links to other pages. */
function pathsOf(page: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? "")
    .filter((path) => ROOTS.test(path));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map((match) => match[1] ?? "")
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(page), target));
  return [...named.filter((path) => !/[*{<…]/.test(path)), ...linked];
}

it("names only files that exist", () => {
  const missing = documents().flatMap((page) =>
    pathsOf(page, readFileSync(page, "utf8"))
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it("has no marks of a merge", () => {
  const merging = documents().filter((page) => /^(?:<{7}|>{7}) /m.test(readFileSync(page, "utf8")));
  expect(merging).toEqual([]);
});
