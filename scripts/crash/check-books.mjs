/**
 * What must be true once everything has come to rest; every query finds what breaks it.
 *
 * @type {Record<string, string>}
 */
const NOTHING_MAY_BE = {
  "order number given twice": "SELECT number FROM orders GROUP BY tenant_id, number HAVING count(*) > 1",
  "order without exactly one order.created event": `
    SELECT o.id FROM orders o
     WHERE (SELECT count(*) FROM event e WHERE e.order_id = o.id AND e.type = 'order.created') <> 1`,
  "gap in the events of a restaurant": `
    SELECT c.tenant_id FROM tenant_counter c LEFT JOIN event e USING (tenant_id)
     GROUP BY c.tenant_id, c.event_sequence
    HAVING count(e.id) <> c.event_sequence OR coalesce(max(e.sequence), 0) <> c.event_sequence`,
  "event id given twice": "SELECT id FROM event GROUP BY id HAVING count(*) > 1",
  "ledger transaction out of balance": `
    SELECT transaction_id FROM ledger_entry GROUP BY tenant_id, transaction_id, currency HAVING sum(amount_minor) <> 0`,
  "order whose escrow account is not what was captured less what went back": `
    SELECT o.id FROM orders o LEFT JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.released_at IS NULL
       AND coalesce((SELECT -sum(amount_minor) FROM ledger_entry l WHERE l.order_id = o.id AND l.account = 'escrow'), 0)
        <> coalesce(p.captured_minor, 0)
           - coalesce((SELECT sum(amount_minor) FROM refund r WHERE r.order_id = o.id AND r.status = 'succeeded'), 0)`,
  "canceled order that keeps money": `
    SELECT o.id FROM orders o JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.status = 'canceled' AND p.captured_minor <> p.refunded_minor`,
  "timeline that does not end with the order's status": `
    SELECT o.id FROM orders o WHERE o.status <> (SELECT t.status FROM order_timeline_event t
     WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id ORDER BY t.position DESC LIMIT 1)`,
};

/** @type {Record<string, string>} */
const NOTHING_MAY_WAIT = {
  "idempotency key without an answer": "SELECT key FROM idempotency_key WHERE response IS NULL",
  "job that is due":
    "SELECT id FROM graphile_worker.jobs WHERE run_at < now() - interval '2 s' AND attempts < max_attempts",
  "job that was given up": "SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts",
  "refund that is not settled": "SELECT id FROM refund WHERE status = 'pending'",
  "payment of the processor that is not known here": `
    SELECT p.id FROM payment p JOIN stripe_emulator_object s ON s.id = p.intent_id
     WHERE s.body->>'status' = 'succeeded' AND p.state <> 'succeeded'`,
};

/**
 * Names what a set of queries finds, with a few of the ids.
 *
 * @param {import("pg").Client} client
 * @param {Record<string, string>} queries
 */
async function findings(client, queries) {
  const found = [];
  for (const [what, query] of Object.entries(queries)) {
    const { rows } = await client.query(query);
    const some = rows.slice(0, 3).map((row) => Object.values(row)[0]);
    if (rows.length > 0) found.push(`${rows.length} × ${what}: ${some.join(", ")}`);
  }
  return found;
}

/** What has not come to rest yet. */
export function findWaiting(/** @type {import("pg").Client} */ client) {
  return findings(client, NOTHING_MAY_WAIT);
}

/**
 * What is wrong after everything has come to rest, given what guests were told.
 *
 * @param {import("pg").Client} client
 * @param {import("./guests.mjs").Acknowledged[]} acknowledged
 */
export async function findWrong(client, acknowledged) {
  const wrong = await findings(client, NOTHING_MAY_BE);
  const { rows } = await client.query("SELECT id, number, status, payment_status FROM orders");
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const told of acknowledged) {
    const order = stored.get(told.id);
    if (!order) wrong.push(`order ${told.id} was acknowledged and is lost`);
    else if (String(order.number) !== told.orderNumber) wrong.push(`order ${told.id} has another number`);
    else if (told.canceled && order.status !== "canceled") wrong.push(`order ${told.id} is not canceled`);
    else if (told.accepted && order.status !== "accepted") wrong.push(`order ${told.id} is not accepted`);
    else if (told.paid && !/paid|refunded/.test(order.payment_status))
      wrong.push(`order ${told.id} is not paid`);
  }
  const ids = new Set(acknowledged.map(({ id }) => id));
  if (ids.size !== acknowledged.length) wrong.push("two orders were acknowledged with one id");
  for (const id of stored.keys()) if (!ids.has(id)) wrong.push(`order ${id} exists, but nobody was told`);
  return wrong;
}
