import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "./project.mjs";
import { step } from "./report.mjs";
import { run } from "./run.mjs";

const oldestNode = [20, 19];

/**
 * @throws when this Node is too old to run the project
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(
    `Bazar needs Node ${oldestNode.join(".")} or newer; this is ${version}. See https://nodejs.org`,
  );
}

/** Installs what package-lock.json names, unless node_modules has exactly that. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  await step("Installing dependencies", () =>
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"], {
      env: { NODE_ENV: undefined },
      failure: "The dependencies could not be installed",
    }),
  );
}

/**
 * @param {{ toBuild?: boolean }} [options] a build needs the development dependencies too
 * @throws with one sentence when the dependencies are not those of package-lock.json
 */
export async function requireInstalled({ toBuild = false } = {}) {
  if (await isInstalled({ dev: toBuild })) return;
  const what = toBuild && (await isInstalled({ dev: false })) ? "development dependencies" : "dependencies";
  throw new Error(`The ${what} are missing or out of date. Install them first: npm ci`);
}

/**
 * npm leaves a record of what it installed as the last act of an installation.
 *
 * @param {{ dev?: boolean }} [options] whether what `npm ci --omit=dev` leaves out has to be there
 */
async function isInstalled({ dev = true } = {}) {
  const wanted = await lockedPackages(path.join(projectFolder, "package-lock.json"));
  const record = path.join(projectFolder, "node_modules", ".package-lock.json");
  /** @type {Awaited<ReturnType<typeof lockedPackages>>} */
  const present = await lockedPackages(record).catch(() => ({}));
  return Object.entries(wanted).every(([name, { version, optional, link, dev: isDev }]) => {
    if (name === "" || link || (isDev && !dev)) return true;
    const found = present[name];
    return found ? found.version === version : optional === true;
  });
}

/** @returns {Promise<Record<string, { version?: string, optional?: boolean, link?: boolean, dev?: boolean }>>} */
async function lockedPackages(/** @type {string} */ file) {
  return JSON.parse(await readFile(file, "utf8")).packages;
}
