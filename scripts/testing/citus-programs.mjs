import { access } from "node:fs/promises";
import path from "node:path";
import { step } from "../launch/report.mjs";
import { capture, run } from "../launch/run.mjs";
import { canInstallPackages, installPackage } from "../launch/system-package.mjs";
import { findPostgresPrograms } from "../operations/debian-postgres.mjs";

/** What the source needs besides PostgreSQL's own headers. */
const PACKAGES = ["build-essential", "libkrb5-dev", "liblz4-dev", "libzstd-dev", "libssl-dev"];

/**
 * The folder of Debian's PostgreSQL with Citus in it. Where Citus is missing it is built from its public source, of which
 * CITUS_SOURCE names the folder. Citus 13.0.5 builds with the PostgreSQL 15 of Debian 12; 13.2.2 does not, since the
 * headers of 15.19 and later name a function that it defines by itself.
 *
 * @throws with one sentence when there is no PostgreSQL, or no Citus and nothing to build it from
 */
export async function findCitusPrograms() {
  const programs = await findPostgresPrograms();
  if (!programs) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  if (await hasCitus(programs)) return programs;
  const source = process.env.CITUS_SOURCE;
  if (!source)
    throw new Error(
      "Citus is missing. Install the package postgresql-<version>-citus of its publisher, or name its source: CITUS_SOURCE=… is the folder of github.com/citusdata/citus at v13.0.5.",
    );
  await step("Building Citus", () => build(source, path.basename(path.dirname(programs))));
  return programs;
}

async function build(/** @type {string} */ source, /** @type {string} */ version) {
  if (canInstallPackages())
    for (const name of [`postgresql-server-dev-${version}`, ...PACKAGES])
      await installPackage(name, `${name} could not be installed`);
  const failure = "Citus could not be built";
  const shell = (/** @type {string} */ command) => run("sh", ["-c", command], { env: { source }, failure });
  await shell('cd "$source" && ./configure --without-libcurl');
  await shell('cd "$source" && make -s -j2 with_llvm=no && make -s install with_llvm=no');
}

async function hasCitus(/** @type {string} */ programs) {
  const { output } = await capture(path.join(programs, "pg_config"), ["--sharedir"]);
  return access(path.join(output.trim(), "extension", "citus.control")).then(
    () => true,
    () => false,
  );
}
