import { cp, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { projectFolder } from "../launch/project.mjs";
import { packageProgram, run } from "../launch/run.mjs";

const folder = path.join(projectFolder, "clients/typescript");

/** @type {import("esbuild").BuildOptions} */
const settings = {
  absWorkingDir: folder,
  entryPoints: ["src/bazar-client.ts"],
  bundle: true,
  minify: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  logLevel: "silent",
};

/**
 * Builds the client into a folder, `clients/typescript/dist` unless told otherwise: one module with all that it needs, and its
 * types. Returns how many bytes the module takes.
 */
export async function buildTypescriptClient(dist = path.join(folder, "dist")) {
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, "generated"), { recursive: true });
  await build({ ...settings, outfile: path.join(dist, "bazar-client.js") });
  await run(process.execPath, [packageProgram("typescript/bin/tsc"), "--project", folder, "--outDir", dist], {
    failure: "The types of the TypeScript client could not be written",
  });
  for (const name of ["api.d.ts", "webhook-events.d.ts"])
    await cp(path.join(folder, "src/generated", name), path.join(dist, "generated", name));
  const { size } = await stat(path.join(dist, "bazar-client.js"));
  return { bytes: size };
}
