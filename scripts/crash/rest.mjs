import { setTimeout as wait } from "node:timers/promises";
import { findWaiting } from "./check-books.mjs";
import { describeLeft } from "./describe-left.mjs";

/** @typedef {import("pg").Client} Client */

/** Nothing may wait for longer. */
const REST_MS = 90_000;
/**
 * Who is late is waited for all the same, to tell slow work from stuck work: it is stuck when nothing has ended for so
 * long, longer than the 41 seconds for which jobs stay locked by a process that is gone, and than a minute of the schedule.
 */
const STUCK_MS = 75_000;
const REPORT_MS = 60_000;

/**
 * Waits until nothing is left waiting, as long as what waits becomes less. Tells for each kind of thing how many seconds
 * after that time it was last seen waiting; what still does, in full; and that it was late, if it was.
 *
 * @param {Client} client
 * @param {number} since
 * @returns {Promise<{ waits: Map<string, number>, waiting: string[], left: string[] }>}
 */
export async function untilAtRest(client, since) {
  // What the processor or the receiver has refused is tried again with growing pauses, which no crash has caused.
  await client.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE attempts > 0 AND locked_at IS NULL AND last_error IS NOT NULL`,
  );
  await client.query(
    "UPDATE webhook_delivery SET next_attempt_at = now() WHERE status = 'pending' AND tries > 0",
  );
  /** @type {Map<string, number>} */
  const waits = new Map();
  let fewest = Number.POSITIVE_INFINITY;
  let fellAt = Date.now();
  for (;;) {
    await client.query(
      `UPDATE webhook_delivery SET next_attempt_at = now()
        WHERE status = 'pending' AND tries > 0 AND next_attempt_at > now() + interval '2 minutes'`,
    );
    const found = await findWaiting(client);
    const seconds = Math.round((Date.now() - since) / 1_000);
    for (const what of found.keys()) waits.set(what, seconds);
    const things = [...found.values()];
    const count = things.reduce((sum, thing) => sum + thing.count, 0);
    if (count < fewest) [fewest, fellAt] = [count, Date.now()];
    if (count === 0) return { waits, waiting: late(Math.max(0, ...waits.values())), left: [] };
    if (Date.now() - fellAt > STUCK_MS)
      return { waits, waiting: things.map(({ text }) => text), left: await describeLeft(client) };
    await wait(1_000);
  }
}

function late(/** @type {number} */ seconds) {
  return seconds * 1_000 > REST_MS
    ? [`something waited for ${seconds} s, of ${REST_MS / 1_000} allowed`]
    : [];
}

/**
 * Has the books compared with the processor's. The comparison leaves out the last hour, so everything is made older.
 *
 * @returns {Promise<{ compared: number, wrong: string[] }>}
 */
export async function compareBooks(/** @type {Client} */ client) {
  // Of the transaction, because a cluster hands only that on to its workers.
  await client.query("BEGIN; SET LOCAL session_replication_role = replica");
  // Hours before a time with a zone may depend on the session's zone, which a cluster does not take in an UPDATE.
  await client.query(
    `UPDATE ledger_transaction
        SET created_at = (created_at AT TIME ZONE 'UTC' - interval '2 hours') AT TIME ZONE 'UTC'`,
  );
  await client.query(
    `UPDATE stripe_emulator_object SET created_at = created_at - interval '2 hours',
            body = jsonb_set(body, '{created}', to_jsonb((body->>'created')::bigint - 7200))`,
  );
  await client.query("COMMIT");
  await client.query("DELETE FROM reconciliation_report");
  await client.query("DELETE FROM reconciliation_reading");
  await client.query("SELECT graphile_worker.add_job('report-reconciliation')");
  const deadline = Date.now() + REPORT_MS;
  for (;;) {
    const { rows } = await client.query("SELECT compared, findings FROM reconciliation_report");
    const [report] = rows;
    if (report) {
      const wrong = report.findings.map(
        (/** @type {{ problem: string, key: string }} */ { problem, key }) =>
          `reconciliation: ${key} ${problem}`,
      );
      return { compared: report.compared, wrong };
    }
    if (Date.now() > deadline) return { compared: 0, wrong: ["the books were not compared"] };
    await wait(500);
  }
}
