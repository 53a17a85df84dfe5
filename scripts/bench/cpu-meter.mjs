import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { readStat, ticksOfTree } from "./cpu-stat.mjs";

/** What Linux counts in, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

/** @typedef {{ serverMs: number, databaseMs: number }} Cpu processor time, of all cores together */
/** @typedef {() => Promise<Cpu | null>} CpuMeter null where the system does not tell */

/**
 * Reads the processor time so far of the server and of the whole database cluster, each with all its processes.
 *
 * @param {{ serverPid: number, databaseUrl: string }} of
 * @returns {Promise<CpuMeter>}
 */
export async function cpuMeter({ serverPid, databaseUrl }) {
  const postmaster = await postmasterOf(databaseUrl);
  return async () => {
    const all = await processTimes();
    if (all.length === 0 || postmaster === null) return null;
    const ms = (/** @type {number} */ root) => (ticksOfTree(all, root) * 1_000) / TICKS_PER_SECOND;
    return { serverMs: ms(serverPid), databaseMs: ms(postmaster) };
  };
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
