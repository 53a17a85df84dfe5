/** @typedef {import("pg").Client} Client */

const MOST_OF_A_KIND = 20;

/** Seconds until then; those that have passed are negative. */
const secondsTo = (/** @type {string} */ column) => `round(extract(epoch FROM ${column} - now()))::int`;

/**
 * Everything that can hold work up, with what tells who holds it; the oldest first.
 *
 * @type {Record<string, string>}
 */
const LEFT = {
  jobs: `
    SELECT t.identifier AS task, j.payload, j.attempts || '/' || j.max_attempts AS attempts, ${secondsTo("j.run_at")} AS due_in,
           ${secondsTo("j.locked_at")} AS locked_in, j.locked_by, ${secondsTo("w.beat_at")} AS holder_beat_in,
           left(split_part(j.last_error, E'\\n', 1), 120) AS last_error
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      LEFT JOIN job_worker w ON w.id = j.locked_by
     WHERE j.attempts < j.max_attempts OR j.locked_at IS NOT NULL ORDER BY j.run_at`,
  workers: `SELECT id, ${secondsTo("beat_at")} AS beat_in FROM job_worker ORDER BY beat_at`,
  "events of the processor": `
    SELECT id, body->>'type' AS type, ${secondsTo("created_at")} AS made_in FROM stripe_emulator_object
     WHERE kind = 'event' AND delivered_at IS NULL ORDER BY created_at`,
  refunds: `
    SELECT id, status::text, purse::text, processor_refund_id, reversed_minor, reversal_id, reversal_refusals,
           ${secondsTo("created_at")} AS made_in
      FROM refund WHERE status = 'pending' OR (reversed_minor > 0 AND reversal_id IS NULL) ORDER BY created_at`,
  transfers: "SELECT id, status::text FROM transfer WHERE status IN ('pending', 'failed')",
  webhooks: `
    SELECT d.id, e.id AS event_id, e.type, d.status::text, d.tries, ${secondsTo("d.next_attempt_at")} AS due_in,
           ${secondsTo("d.leased_until")} AS leased_in
      FROM webhook_delivery d JOIN event e USING (tenant_id, sequence)
     WHERE d.status <> 'succeeded' ORDER BY d.next_attempt_at`,
  emails: "SELECT id, status::text FROM email WHERE status <> 'kept'",
  "connections of the server": `
    SELECT state, wait_event_type, wait_event, ${secondsTo("state_change")} AS since_in, left(query, 100) AS query
      FROM pg_stat_activity WHERE usename = 'bazar_runtime' AND state <> 'idle' ORDER BY state_change`,
};

/**
 * What is left, one line each, and who holds it.
 *
 * @param {Client} client
 * @returns {Promise<string[]>}
 */
export async function describeLeft(client) {
  const lines = [];
  for (const [kind, query] of Object.entries(LEFT)) {
    const { rows } = await client.query(query);
    lines.push(`${kind}: ${rows.length}`);
    for (const row of rows.slice(0, MOST_OF_A_KIND)) {
      const facts = Object.entries(row).filter(([, value]) => value !== null);
      lines.push(
        `  ${facts.map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`).join(", ")}`,
      );
    }
    if (rows.length > MOST_OF_A_KIND) lines.push(`  and ${rows.length - MOST_OF_A_KIND} more`);
  }
  return lines;
}
