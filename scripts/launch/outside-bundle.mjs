import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "./project.mjs";

/**
 * For esbuild: packages that `package.json` names under `dependencies` stay outside the bundle, because they are installed
 * where it runs; any other is bundled. What a bundled package imports only when asked to (`import()`) is never needed
 * here, and stays outside as well.
 *
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function installedStaysOutside() {
  const { dependencies } = JSON.parse(await readFile(path.join(projectFolder, "package.json"), "utf8"));
  return {
    name: "installed-stays-outside",
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ kind, path: imported, importer }) => {
        if (kind === "entry-point") return undefined;
        const isPackages = importer.includes(`${path.sep}node_modules${path.sep}`);
        const stays = packageOf(imported) in dependencies || (isPackages && kind === "dynamic-import");
        return stays ? { path: imported, external: true } : undefined;
      });
    },
  };
}

/** `@scope/name` or `name` of what is imported. */
function packageOf(/** @type {string} */ imported) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported;
}
