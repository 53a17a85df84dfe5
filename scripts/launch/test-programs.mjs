import { findOrInstall } from "./system-package.mjs";

/** Installs what the tests work with where we may; those that need what is missing are skipped. */
export async function ensureTestPrograms() {
  await ensurePgbouncer();
  await ensurePrometheus();
  await ensureCaddy();
}

export async function ensurePgbouncer() {
  if (!(await findOrInstall("pgbouncer")))
    console.log("  PgBouncer is not installed: tests through a pooler are skipped.");
}

/** Prometheus with the `promtool` of its package. */
export async function ensurePrometheus() {
  if (!(await findOrInstall("prometheus")) || !(await findOrInstall("promtool", "prometheus")))
    console.log("  Prometheus is not installed: the tests of the alerts are skipped.");
}

export async function ensureCaddy() {
  if (!(await findOrInstall("caddy")))
    console.log("  Caddy is not installed: the test of certificates for restaurants' domains is skipped.");
}
