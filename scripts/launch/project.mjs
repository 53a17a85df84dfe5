import path from "node:path";
import { fileURLToPath } from "node:url";

/** The absolute path of the checkout. */
export const projectFolder = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Where generated code and bundles go; never committed. */
export const buildFolder = path.join(projectFolder, ".build");
