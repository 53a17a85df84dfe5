import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./report.mjs";
import { canInstallPackages, installPackage } from "./system-package.mjs";

/**
 * The path of an installed program of Prometheus, or null.
 *
 * @param {"prometheus" | "promtool"} name
 */
export function findPrometheus(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

const isThere = () => findPrometheus("prometheus") !== null && findPrometheus("promtool") !== null;

/** Installs Prometheus for the tests of the alerts where we may. They are skipped without it, so a failure ends nothing. */
export async function ensurePrometheus() {
  if (isThere()) return;
  const install = () => installPackage("prometheus", "Prometheus could not be installed");
  if (canInstallPackages()) await step("Installing Prometheus", install).catch(() => {});
  if (!isThere()) console.log("  Prometheus is not installed: the tests of the alerts are SKIPPED.");
}
