import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder, projectFolder } from "../scripts/launch/project.mjs";

/**
 * Lists every route file below `app/api` with the path that Next gives it, as a module that imports them all, so that
 * the self-hosted server can call the same handlers without Next in between.
 *
 * @returns {Promise<string>} the file written
 */
export async function writeApiManifest() {
  const files = await routeFiles("app/api");
  const imports = files.map(
    (file, index) => `import * as route${index} from "@/${file.replace(/\.ts$/, "")}";`,
  );
  const entries = files.map(
    (file, index) => `  { path: ${JSON.stringify(routePath(file))}, module: route${index} },`,
  );
  const manifest = path.join(buildFolder, "api-manifest.ts");
  await mkdir(buildFolder, { recursive: true });
  await writeFile(
    manifest,
    [
      'import type { RouteEntry } from "@/lib/platform/http/dispatch";',
      ...imports,
      "",
      "export const routes: RouteEntry[] = [",
      ...entries,
      "];",
      "",
    ].join("\n"),
  );
  return manifest;
}

/**
 * The path of a route file: its folders below `app/`, without the groups in parentheses.
 *
 * @param {string} file such as `app/api/(public)/menu/route.ts`
 * @returns {string} such as `/api/menu`
 */
export function routePath(file) {
  const folders = file.split("/").slice(1, -1);
  return `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join("/")}`;
}

/** @returns {Promise<string[]>} sorted, relative to the checkout */
async function routeFiles(/** @type {string} */ folder) {
  const entries = await readdir(path.join(projectFolder, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name === "route.ts")
    .map((entry) =>
      path.relative(projectFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    )
    .sort();
}
