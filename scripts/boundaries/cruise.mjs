/**
 * `npm run boundaries`: checks who imports whom (.dependency-cruiser.cjs) and what files are (kinds-of-file.mjs).
 *
 * dependency-cruiser reads TypeScript through the compiler API that TypeScript 7 no longer has, and finds it only
 * under the name `typescript`. It therefore runs from a folder of links in which that name leads to the last
 * compiler with the API.
 *
 * usage: node cruise.mjs [folder to check, with its own lib/, app/, …]
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { buildFolder, projectFolder } from "../launch/project.mjs";
import { offencesIn, unexcused } from "./kinds-of-file.mjs";

const checkedFolder = path.resolve(process.argv[2] ?? projectFolder);
const sources = [
  "app",
  "clients",
  "components",
  "e2e",
  "emails",
  "examples",
  "lib",
  "prisma",
  "scripts",
  "server",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
];

const modules = path.join(buildFolder, "cruiser", `${process.pid}`, "node_modules");
await mkdir(modules, { recursive: true });
await symlink(
  path.join(projectFolder, "node_modules", "typescript-classic"),
  path.join(modules, "typescript"),
);
await symlink(
  path.join(projectFolder, "node_modules", "dependency-cruiser"),
  path.join(modules, "dependency-cruiser"),
);

const present = sources.filter((source) => existsSync(path.join(checkedFolder, source)));
const result = spawnSync(
  process.execPath,
  [
    "--max-semi-space-size=64",
    "--preserve-symlinks",
    "--preserve-symlinks-main",
    path.join(modules, "dependency-cruiser", "bin", "dependency-cruise.mjs"),
    ...present,
    "--config",
    path.join(projectFolder, ".dependency-cruiser.cjs"),
    "--output-type",
    "err",
  ],
  { cwd: checkedFolder, stdio: "inherit" },
);
await rm(path.dirname(modules), { recursive: true, force: true });
const offences = unexcused(offencesIn(checkedFolder));
for (const { rule, file, what } of offences) console.log(`  error ${rule}: ${file} (${what})`);
process.exitCode = result.status || (offences.length > 0 ? 1 : 0);
