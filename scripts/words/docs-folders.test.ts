import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FAMILIES = ["core", "platform", "restaurant", "people", "payments", "service", "oversight"] as const;

const agents = readFileSync("AGENTS.md", "utf8");
const architecture = readFileSync("docs/architecture.md", "utf8");

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe.each(FAMILIES)("lib/%s", (family) => {
  const folders = foldersOf(`lib/${family}`);

  it("has all of its folders, and no other, in the map of AGENTS.md", () => {
    const [, row = ""] = new RegExp(`^\\| \`lib/${family}\` \\| ([^|]*) \\|`, "m").exec(agents) ?? [];
    expect(row.split(", ").sort()).toEqual(folders);
  });

  it("has a line for each of its folders, and for no other, in the architecture", () => {
    const lines = [...architecture.matchAll(new RegExp(`^\\| \`${family}/([\\w-]+)\` \\|`, "gm"))];
    expect(lines.map(([, name]) => name).sort()).toEqual(folders);
  });
});

describe("components", () => {
  const folders = foldersOf("components");

  it("has all of its folders, and no other, in the map of AGENTS.md", () => {
    const rows = [...agents.matchAll(/^\| `components\/\{?([\w,-]+)\}?\/`/gm)];
    expect(rows.flatMap(([, names = ""]) => names.split(",")).sort()).toEqual(folders);
  });

  it("has all of its folders, and no other, in the architecture", () => {
    const [paragraph = ""] = /^`components\/` is ordered by[\s\S]*?\n\n/m.exec(architecture) ?? [];
    const [, ...named] = [...paragraph.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(folders);
  });
});
