import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connected } from "./connected.mjs";

/** Longer than a commit takes. */
const LONG_MS = 10_000;
const PATIENCE_MS = 150_000;

/** Kills every process of a database host at the same moment; its keeper starts it again. */
export async function killDatabase(/** @type {string} */ url) {
  const client = await connected(url);
  const { rows } = await client.query(
    "SELECT current_setting('data_directory') AS folder, array_agg(pid) AS pids FROM pg_stat_activity",
  );
  const { folder, pids } = rows[0];
  const [postmaster] = (await readFile(path.join(folder, "postmaster.pid"), "utf8")).split("\n");
  for (const pid of [Number(postmaster), ...pids]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the one before.
    }
  }
  client.end().catch(() => {});
}

/**
 * Waits until no transaction has been prepared for long on any host: a cluster ends by itself what a host that broke down
 * in between has not committed.
 *
 * @param {string[]} urls of all hosts
 * @returns {Promise<{ seconds: number, left: string[] }>} `left` were not ended
 */
export async function untilNonePrepared(urls) {
  const startedAt = Date.now();
  for (;;) {
    const left = [];
    for (const url of urls) {
      const client = await connected(url);
      const { rows } = await client.query(
        "SELECT gid FROM pg_prepared_xacts WHERE database = current_database() AND prepared < now() - $1 * interval '1 ms'",
        [LONG_MS],
      );
      await client.end();
      left.push(...rows.map(({ gid }) => gid));
    }
    const waitedMs = Date.now() - startedAt;
    if (left.length === 0 || waitedMs > PATIENCE_MS) return { seconds: Math.round(waitedMs / 1_000), left };
    await wait(1_000);
  }
}
