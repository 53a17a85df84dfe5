import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./report.mjs";
import { run } from "./run.mjs";

export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * @param {string} name of the Debian package
 * @param {string} failure begins the error
 */
export async function installPackage(name, failure) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env, failure });
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env, failure });
}

/** Where programs are that the PATH may leave out: those of administrators, and of snaps. */
const FOLDERS = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/snap/bin"];

/** The path of an installed program, or null. */
export function findProgram(/** @type {string} */ name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * The same, after its package was installed where we may. A failure ends nothing: who needs the program says what is left
 * out without it.
 *
 * @param {string} name
 * @param {string} [packageName] of Debian
 */
export function findOrInstall(name, packageName = name) {
  return foundOrInstalled(async () => findProgram(name), packageName);
}

/**
 * For what is not found by the name of a program alone.
 *
 * @template T
 * @param {() => Promise<T | null>} find
 * @param {string} packageName of Debian
 */
export async function foundOrInstalled(find, packageName) {
  const found = await find();
  if (found !== null || !canInstallPackages()) return found;
  const install = () => installPackage(packageName, `${packageName} could not be installed`);
  await step(`Installing ${packageName}`, install).catch(() => {});
  return find();
}
