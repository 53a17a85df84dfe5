import { existsSync } from "node:fs";
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
