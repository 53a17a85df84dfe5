import { watch } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { fingerprint, onceFor } from "./fingerprint.mjs";
import { buildFolder, projectFolder } from "./project.mjs";
import { writeChanged } from "./write-changed.mjs";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

/** The table: paths and methods alone, small enough for `middleware.ts`. */
const tableFile = path.join(buildFolder, "api-table.ts");
/** The table with the modules of the route files. */
const routesFile = path.join(buildFolder, "api-routes.ts");

/**
 * Lists every route file below `app/api` with the path that Next gives it and the methods that it exports. Both hosts,
 * the API document and the tests know the API from here. What answers unknown paths where Next serves the API,
 * `[[...path]]`, is no route.
 *
 * @throws when a route file cannot be read as TypeScript or exports no method
 */
export async function writeApiRoutes() {
  const print = await fingerprint(["app/api", "scripts/launch/api-routes.mjs"]);
  await onceFor({ name: "api-routes", product: ".build/api-routes.ts", print }, writeLists);
}

async function writeLists() {
  const files = (await routeFiles("app/api")).filter((file) => !file.includes("/[[..."));
  const methods = await methodsOf(files);
  await writeChanged(
    tableFile,
    [
      "export const apiTable = [",
      ...files.map(
        (file) =>
          `  { path: ${JSON.stringify(routePath(file))}, methods: ${JSON.stringify(methods.get(file))} },`,
      ),
      "];",
      "",
    ].join("\n"),
  );
  await writeChanged(
    routesFile,
    [
      'import type { RouteEntry } from "@/lib/platform/http/dispatch";',
      'import { apiTable } from "./api-table";',
      ...files.map((file, index) => `import * as route${index} from "@/${file.replace(/\.ts$/, "")}";`),
      "",
      `const modules = [${files.map((_, index) => `route${index}`).join(", ")}];`,
      "",
      "export const apiRoutes: RouteEntry[] = modules.map((module, index) => ({ ...apiTable[index]!, module }));",
      "",
    ].join("\n"),
  );
}

/** Lists the routes again whenever a route file comes, changes or goes, until the process ends: for `npm run dev`. */
export function followApiRoutes() {
  let running = Promise.resolve();
  const watcher = watch(path.join(projectFolder, "app/api"), { recursive: true }, (_event, file) => {
    if (!file?.endsWith("route.ts")) return;
    // A file that is half written is read again when it is whole.
    running = running.then(writeApiRoutes).catch(() => undefined);
  });
  // Folders may go while they are read.
  watcher.on("error", () => undefined);
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

/** The methods that each file exports, and HEAD, which comes with GET. */
async function methodsOf(/** @type {string[]} */ files) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: files,
    outdir: buildFolder,
    write: false,
    metafile: true,
    bundle: true,
    format: "esm",
    logLevel: "silent",
    // Only what the files themselves export is asked for.
    plugins: [
      {
        name: "imports-stay-outside",
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path: imported }) =>
            kind === "entry-point" ? undefined : { path: imported, external: true },
          ),
      },
    ],
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint: file = "", exports }) => {
      const exported = METHODS.filter((method) => exports.includes(method));
      if (exported.length === 0) throw new Error(`${file} exports no method.`);
      const comesWithGet = exported.includes("GET") && !exported.includes("HEAD");
      return [file, comesWithGet ? [...exported, "HEAD"] : exported];
    }),
  );
}
