import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { step } from "../launch/report.mjs";
import { canInstallPackages, installPackage } from "../launch/system-package.mjs";

const VERSIONS = "/usr/lib/postgresql";
/** Program and Debian package. PostgreSQL's package starts a cluster of its own, which nobody uses. */
const PROGRAMS = /** @type {const} */ ([
  ["/usr/bin/patroni", "patroni"],
  ["/usr/bin/etcd", "etcd-server"],
  ["/usr/sbin/haproxy", "haproxy"],
  [VERSIONS, "postgresql"],
]);

/**
 * Installs what the database hosts consist of.
 *
 * @returns {Promise<string>} the folder with the programs of the newest PostgreSQL that is installed
 * @throws with one sentence where packages cannot be installed
 */
export async function ensureDatabasePackages() {
  const missing = PROGRAMS.filter(([program]) => !existsSync(program)).map(([, name]) => name);
  if (process.getuid?.() !== 0 || (missing.length > 0 && !canInstallPackages()))
    throw new Error("The failover is tried on Debian, as root: it makes hosts by network namespaces.");
  for (const name of missing)
    await step(`Installing ${name}`, () => installPackage(name, `${name} could not be installed`));
  const [newest] = (await readdir(VERSIONS)).sort((a, b) => Number(b) - Number(a));
  return `${VERSIONS}/${newest}/bin`;
}
