import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { nodesOf } from "../testing/citus-cluster.mjs";
import { readStat, ticksOfTree } from "./cpu-stat.mjs";

/** What Linux counts in, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time, of all cores together; `workersMs` is the part of the database's that a cluster's workers have.
 *
 * @typedef {{ serverMs: number, databaseMs: number, workersMs: number }} Cpu
 */
/** @typedef {() => Promise<Cpu | null>} CpuMeter null where the system does not tell */

/**
 * Reads the processor time so far of the server and of the database, on all its hosts, each with all its processes.
 *
 * @param {{ serverPid: number, databaseUrl: string }} of
 * @returns {Promise<CpuMeter>}
 */
export async function cpuMeter({ serverPid, databaseUrl }) {
  const postmasters = await Promise.all((await nodesOf(databaseUrl)).map(postmasterOf));
  return async () => {
    const all = await processTimes();
    const roots = postmasters.filter((pid) => pid !== null);
    if (all.length === 0 || roots.length < postmasters.length) return null;
    const ms = (/** @type {number} */ root) => (ticksOfTree(all, root) * 1_000) / TICKS_PER_SECOND;
    const [firstMs = 0, ...othersMs] = roots.map(ms);
    const workersMs = othersMs.reduce((sum, one) => sum + one, 0);
    return { serverMs: ms(serverPid), databaseMs: firstMs + workersMs, workersMs };
  };
}

/**
 * What one of so many answers cost; null where the system does not tell.
 *
 * @param {Cpu | null} before
 * @param {Cpu | null} after
 * @param {number} answers
 * @returns {Cpu | null}
 */
export function cpuOfOne(before, after, answers) {
  if (!before || !after || answers === 0) return null;
  const each = (/** @type {keyof Cpu} */ of) => (after[of] - before[of]) / answers;
  return { serverMs: each("serverMs"), databaseMs: each("databaseMs"), workersMs: each("workersMs") };
}

/** The parent of our own backend; null where the database runs on another machine or the system has no /proc. */
async function postmasterOf(/** @type {string} */ url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
    const stat = await readFile(`/proc/${rows[0].pid}/stat`, "utf8").catch(() => "");
    return stat.includes("(postgres)") ? readStat(stat).parent : null;
  } finally {
    await client.end();
  }
}

async function processTimes() {
  const names = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")),
  );
  return stats.filter((stat) => stat !== "").map(readStat);
}
