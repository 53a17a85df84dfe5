import { cp, mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../launch/project.mjs";
import { packageProgram, run } from "../launch/run.mjs";
import { buildTypescriptClient } from "./build-typescript.mjs";

/** What the client and Node's types bring with them. */
const DEPENDENCIES = ["openapi-fetch", "openapi-typescript-helpers", "@types/node", "undici-types"];

/** Puts the client into a folder as npm does: what its package has, and the packages that it depends on. */
export async function installClient(/** @type {string} */ folder) {
  const modules = path.join(folder, "node_modules");
  const client = path.join(modules, "bazar-client");
  await mkdir(path.join(modules, "@types"), { recursive: true });
  await buildTypescriptClient(path.join(client, "dist"));
  await cp(path.join(projectFolder, "clients/typescript/package.json"), path.join(client, "package.json"));
  for (const name of DEPENDENCIES)
    await symlink(path.join(projectFolder, "node_modules", name), path.join(modules, name));
}

/**
 * Compiles a project of that folder, as its tsconfig.json says. Throws with what the compiler says.
 *
 * @param {string} project
 * @param {readonly string[]} [more] what the compiler is told besides
 */
export async function compile(project, more = []) {
  await run(process.execPath, [packageProgram("typescript/bin/tsc"), "--project", project, ...more], {
    failure: `${path.basename(project)} does not compile`,
  });
}
