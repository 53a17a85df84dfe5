import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./report.mjs";
import { canInstallPackages, installPackage } from "./system-package.mjs";

/** The path of an installed PgBouncer, or null. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path)) ?? null;
}

/** Installs PgBouncer for the tests where we may. They are skipped without it, so a failure ends nothing. */
export async function ensurePgbouncer() {
  if (findPgbouncer()) return;
  const install = () => installPackage("pgbouncer", "PgBouncer could not be installed");
  if (canInstallPackages()) await step("Installing PgBouncer", install).catch(() => {});
  if (!findPgbouncer()) console.log("  PgBouncer is not installed: tests through a pooler are skipped.");
}
