import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { filesOf } from "./files-of";

const INDEX_ROW = /^\| \[(\d{3})\]\(([^)]+)\) \| (.+?) \| (.+?) \| .+ \|$/gm;

const decisions = filesOf(["docs/decisions"], /\/\d{3}-[^/]*\.md$/).map((path) => {
  const text = readFileSync(path, "utf8");
  const [, title = ""] = /^# (.+)$/m.exec(text) ?? [];
  const [, status = ""] = /^Status: (.+)$/m.exec(text) ?? [];
  return { file: basename(path), text, title, status: status.replaceAll(/\[(\d+)\]\([^)]*\)/g, "$1") };
});

it("has every decision in the index once, with its number, title and status", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const rows = [...index.matchAll(INDEX_ROW)].map((row) => row.slice(1, 5).join(" | "));
  const expected = decisions.map(({ file, title, status }) =>
    [file.slice(0, 3), file, title, status].join(" | "),
  );
  expect(rows.sort()).toEqual(expected.sort());
});

it("names every decision's file after its title", () => {
  const nameOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll("'", "")
      .replaceAll(/[^a-z0-9]+/g, "-");
  const wrong = decisions.filter(({ file, title }) => file.slice(4, -3) !== nameOf(title));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it("has no decision of more than 60 lines", () => {
  const long = decisions.filter(({ text }) => text.trimEnd().split("\n").length > 60);
  expect(long.map(({ file }) => file)).toEqual([]);
});

it("has a status and a date on every decision", () => {
  const bare = decisions.filter(
    ({ text }) => !/^# .+\n\nStatus: .+ · \d{4}-\d{2}-\d{2}(, amended by .+)?\n/.test(text),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});
