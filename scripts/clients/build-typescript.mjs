import { cp, mkdir, rm } from "node:fs/promises";
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

/** Builds `clients/typescript/dist`. Returns how many bytes the client takes with what it depends on. */
export async function buildTypescriptClient() {
  const dist = path.join(folder, "dist");
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await build({ ...settings, packages: "external", outfile: "dist/bazar-client.js" });
  await run(process.execPath, [packageProgram("typescript/bin/tsc"), "--project", folder], {
    failure: "The types of the TypeScript client could not be written",
  });
  await cp(path.join(folder, "src/generated/api.d.ts"), path.join(dist, "generated/api.d.ts"));
  const { outputFiles } = await build({ ...settings, write: false });
  return { bytes: outputFiles?.[0]?.contents.length ?? 0 };
}
