import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * Waits until the server has done every job that is due, so that a row measures its own work and not the emails and
 * webhooks of the row before.
 *
 * @param {string} databaseUrl
 * @throws when jobs are still due after that time
 */
export async function settle(databaseUrl, patienceMs = PATIENCE_MS) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deadline = performance.now() + patienceMs;
  try {
    for (;;) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS due FROM graphile_worker._private_jobs
          WHERE run_at <= now() AND attempts < max_attempts`,
      );
      if (rows[0].due === 0) return;
      if (performance.now() > deadline)
        throw new Error(`${rows[0].due} jobs are still due after ${patienceMs / 1_000} s`);
      await wait(LOOK_AGAIN_MS);
    }
  } finally {
    await client.end();
  }
}
