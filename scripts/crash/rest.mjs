import { setTimeout as wait } from "node:timers/promises";
import { findUnpaid, findWaiting } from "./check-books.mjs";

/** @typedef {import("pg").Client} Client */

const REST_MS = 90_000;
/** No captured payment may be unknown for longer once the server stays up. */
const UNPAID_MS = 90_000;
const REPORT_MS = 60_000;

/**
 * Waits until a search finds nothing any more, and returns what it still finds when patience ends.
 *
 * @param {() => Promise<string[]>} search
 * @param {number} patienceMs
 */
async function untilNothing(search, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await search();
    if (found.length === 0 || Date.now() > deadline) return found;
    await wait(1_000);
  }
}

/** Waits until every captured payment is known, and says how many seconds that took and what is still missing. */
export async function untilPaid(/** @type {Client} */ client) {
  const started = Date.now();
  const unpaid = await untilNothing(() => findUnpaid(client), UNPAID_MS);
  return { unpaid, seconds: Math.round((Date.now() - started) / 1_000) };
}

/** Lets the minutes pass that killed workers and checkouts are waited for, then waits until nothing waits any more. */
export async function untilAtRest(/** @type {Client} */ client) {
  const hour = "interval '1 hour'";
  await client.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - ${hour} WHERE locked_at < now() - interval '5 s'`,
  );
  await client.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts > 0 AND locked_at IS NULL",
  );
  await client.query(`UPDATE checkout SET created_at = created_at - ${hour}`);
  await client.query(`UPDATE refund SET created_at = created_at - ${hour} WHERE status = 'pending'`);
  await client.query(
    "UPDATE webhook_delivery SET next_attempt_at = now(), leased_until = NULL WHERE status = 'pending'",
  );
  await client.query("SELECT graphile_worker.add_job('reconcile-payments')");
  return untilNothing(() => findWaiting(client), REST_MS);
}

/**
 * Has the books compared with the processor's. The comparison leaves out the last hour, so everything is made older.
 *
 * @returns {Promise<{ compared: number, wrong: string[] }>}
 */
export async function compareBooks(/** @type {Client} */ client) {
  await client.query("SET session_replication_role = replica");
  await client.query("UPDATE ledger_transaction SET created_at = created_at - interval '2 hours'");
  await client.query(
    `UPDATE stripe_emulator_object SET created_at = created_at - interval '2 hours',
            body = jsonb_set(body, '{created}', to_jsonb((body->>'created')::bigint - 7200))`,
  );
  await client.query("SET session_replication_role = origin");
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
