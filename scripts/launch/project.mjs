import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** What a demo's start makes up and keeps. */
export const secretsFile = path.join(projectFolder, ".data", "secrets.json");

/** Where generated code and bundles go; never committed. */
export const buildFolder = path.join(projectFolder, ".build");
