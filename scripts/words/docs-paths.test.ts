import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { documents, filesOf } from "./files-of";

const DECISIONS = filesOf(["docs/decisions"], /\/0[^/]*\.md$/);
const ROOTS = /^(?:app|components|docs|e2e|emails|lib|prisma|scripts|server|public)\//;

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

it("has every decision in the index", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const decisions = DECISIONS.map((path) => path.replace("docs/decisions/", ""));
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

it("says of every decision in the index what its file says of its status", () => {
  const rows = readFileSync("docs/decisions/README.md", "utf8").split("\n");
  const wrong = DECISIONS.filter((path) => {
    const [, status = ""] = /^Status: (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
    const said = status.replaceAll(/\[(\d+)\]\([^)]*\)/g, "$1");
    const row = rows.find((line) => line.includes(path.replace("docs/decisions/", "")));
    return !row?.includes(` | ${said} | `);
  });
  expect(wrong).toEqual([]);
});

it("has a status and a date on every decision", () => {
  const bare = DECISIONS.filter(
    (path) => !/^# .+\n\nStatus: .+ · \d{4}-\d{2}-\d{2}(, amended by .+)?\n/.test(readFileSync(path, "utf8")),
  );
  expect(bare).toEqual([]);
});
