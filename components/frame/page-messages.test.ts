import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = "app/(storefront)/s/[tenantId]";
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

const pages = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => path.posix.join(folder, file));

let imports: Map<string, string[]>;

/** What every file of these pages imports of the project. */
beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: pages,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
  });
  imports = new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.flatMap((each) => (each.external ? [] : [each.path])),
    ]),
  );
});

/** The files of a page, its own and all that it imports. */
function filesOf(page: string): string[] {
  const found = new Set([page]);
  for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
  return [...found];
}

function areasIn(text: string): string[] {
  const lists = [...text.matchAll(/areas=\{\[([^\]]*)\]\}/g)].map(([, list = ""]) => list);
  return lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].flatMap(([, area]) => area ?? []));
}

describe("the sentences of a restaurant's pages", () => {
  it.each(pages)("are sent with %s as far as its browser code writes them", (page) => {
    const files = filesOf(page);
    expect(files.length).toBeGreaterThan(1);
    const sent = new Set(["common", "failure", ...files.flatMap((file) => areasIn(textOf(file)))]);
    const written = files
      .map(textOf)
      .filter((text) => text.startsWith('"use client"'))
      .flatMap((text) => [...text.matchAll(/useTranslations\("(\w+)/g)].flatMap(([, area]) => area ?? []));
    expect(written.filter((area) => !sent.has(area))).toEqual([]);
  });
});
