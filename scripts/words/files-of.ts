import { readdirSync } from "node:fs";

/** The paths of all files below these folders whose name ends like this, generated ones left out. */
export function filesOf(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => ending.test(path) && !path.includes("/generated/"))
    .sort();
}

/** The project's own documents. */
export function documents(): string[] {
  const top = readdirSync(".").filter((name) => name.endsWith(".md"));
  return [...top, ...filesOf(["clients", "docs", "examples"], /\.md$/)];
}
