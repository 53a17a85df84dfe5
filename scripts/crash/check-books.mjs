import { findLost } from "./find-lost.mjs";
import { BILLS_MAY_NOT_BE, MONEY_MAY_NOT_BE } from "./money-books.mjs";
import { findWrongAtTill, TILL_MAY_NOT_BE } from "./till-books.mjs";

/** What a refusal or an end of an order gives back; a queue or an account that is not empty. */
const ended = "('canceled', 'rejected')";

/**
 * What must be true once everything has come to rest; every query finds what breaks it. Each can be asked on a cluster too:
 * rows meet those of the same restaurant by its id, and those that are on the coordinator in no correlated subquery.
 *
 * @type {Record<string, string>}
 */
const NOTHING_MAY_BE = {
  ...MONEY_MAY_NOT_BE,
  ...BILLS_MAY_NOT_BE,
  ...TILL_MAY_NOT_BE,
  "order number given twice": "SELECT number FROM orders GROUP BY tenant_id, number HAVING count(*) > 1",
  "order without exactly one order.created event": `
    SELECT o.id FROM orders o
     WHERE (SELECT count(*) FROM event e WHERE e.tenant_id = o.tenant_id AND e.order_id = o.id
               AND e.type = 'order.created') <> 1`,
  "order whose moves and events differ": `
    SELECT o.id FROM orders o
     WHERE (SELECT count(*) FROM event e WHERE e.tenant_id = o.tenant_id AND e.order_id = o.id
               AND e.type = 'order.status_changed')
        <> (SELECT count(*) FROM order_timeline_event t
             WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id AND t.act IS NULL AND t.status NOT IN ('pending', 'canceled', 'rejected'))
        OR (SELECT count(*) FROM event e WHERE e.tenant_id = o.tenant_id AND e.order_id = o.id
               AND e.type = 'order.canceled')
        <> (o.status IN ${ended})::int`,
  "payment whose event was not sent exactly once": `
    SELECT p.order_id FROM payment p
     WHERE p.order_id IS NOT NULL AND (SELECT count(*) FROM event e WHERE e.tenant_id = p.tenant_id AND e.order_id = p.order_id
               AND e.type = 'order.payment_status_changed' AND e.data->>'paymentStatus' = 'paid'
               AND e.data->>'previousPaymentStatus' <> 'refunded')
        <> (p.state = 'succeeded')::int`,
  "gap in the events of a restaurant": `
    SELECT c.tenant_id FROM tenant_counter c LEFT JOIN event e USING (tenant_id)
     GROUP BY c.tenant_id, c.event_sequence
    HAVING count(e.id) <> c.event_sequence OR coalesce(max(e.sequence), 0) <> c.event_sequence`,
  "event id given twice": "SELECT id FROM event GROUP BY id HAVING count(*) > 1",
  "gift card without exactly one email": `
    SELECT g.id FROM gift_card g
      LEFT JOIN (SELECT unique_key, count(*) AS count FROM email GROUP BY 1) sent ON sent.unique_key = 'gift-card:' || g.id
     WHERE sent.count IS DISTINCT FROM 1`,
  "coupon whose uses are not its orders": `
    SELECT c.code FROM coupon c
     WHERE c.used <> (SELECT count(*) FROM orders o
             WHERE o.tenant_id = c.tenant_id AND o.coupon_id = c.id AND o.status NOT IN ${ended})
        OR c.used <> (SELECT count(*) FROM coupon_redemption r WHERE r.tenant_id = c.tenant_id AND r.coupon_id = c.id)`,
  "product whose stock is not what was sold": `
    SELECT p.id FROM product p
     WHERE p.stock <> 100000000 - (SELECT coalesce(sum(i.quantity - i.restocked_quantity), 0) FROM order_item i
             JOIN orders o ON o.tenant_id = i.tenant_id AND o.id = i.order_id
            WHERE i.tenant_id = p.tenant_id AND i.product_id = p.id AND o.status NOT IN ${ended})
        - (SELECT coalesce(sum(i.quantity), 0) FROM bill_item i
            WHERE i.tenant_id = p.tenant_id AND i.product_id = p.id AND i.voided_at IS NULL)`,
  "timeline that does not end with the order's status": `
    SELECT o.id FROM orders o WHERE o.status <> (SELECT t.status FROM order_timeline_event t
     WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id ORDER BY t.position DESC LIMIT 1)`,
};

/**
 * What waits for something; every query finds what has not come to rest.
 *
 * @type {Record<string, string>}
 */
const NOTHING_MAY_WAIT = {
  "payment that is open here and captured at the processor": `
    SELECT p.id FROM payment p JOIN stripe_emulator_object s ON s.id = p.intent_id
     WHERE s.body->>'status' = 'succeeded' AND p.state <> 'succeeded'`,
  "gift card that is paid at the processor and not made": `
    SELECT g.id FROM gift_card_purchase g
      JOIN payment p ON p.tenant_id = g.tenant_id AND p.gift_card_purchase_id = g.id
      JOIN stripe_emulator_object s ON s.id = p.intent_id
     WHERE s.body->>'status' = 'succeeded' AND g.confirmed_at IS NULL`,
  "intent at the processor that nothing uses": `
    SELECT s.id FROM stripe_emulator_object s
     WHERE s.kind = 'payment_intent' AND s.body->>'status' NOT IN ('succeeded', 'canceled')
       AND s.id NOT IN (SELECT intent_id FROM payment WHERE intent_id IS NOT NULL)`,
  // A claim that has ended and made nothing is free: its request was refused while the database could not delete it.
  "idempotency key without an answer": `
    SELECT concat_ws(' ', key, 'claimed until', claimed_until, made_id) FROM idempotency_key
     WHERE response IS NULL AND effect_at IS NULL AND (made_id IS NOT NULL OR claimed_until > now())`,
  "checkout that is no order": "SELECT order_id FROM checkout",
  "job that is due":
    "SELECT task_identifier FROM graphile_worker.jobs WHERE run_at < now() - interval '2 s' AND attempts < max_attempts",
  "event or refund that is still on its way": `
    SELECT task_identifier FROM graphile_worker.jobs
     WHERE task_identifier IN ('deliver-stripe-event', 'settle-stripe-refund') AND attempts < max_attempts`,
  "job that was given up": `
    SELECT g.task_identifier || ': ' || coalesce(g.last_error, 'killed') FROM graphile_worker.jobs g
     WHERE g.attempts >= g.max_attempts AND g.locked_at IS NULL`,
  "refund that is not settled": "SELECT id FROM refund WHERE status = 'pending'",
  "transfer that is not at the restaurant": "SELECT id FROM transfer WHERE status IN ('pending', 'failed')",
  "reversal of a transfer that is not made":
    "SELECT id FROM refund WHERE reversed_minor > 0 AND reversal_id IS NULL",
  "payment of an ended order that is still open": `
    SELECT o.id FROM orders o JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.status IN ${ended} AND p.state = 'requires_payment'`,
  "event of the processor that did not arrive":
    "SELECT id FROM stripe_emulator_object WHERE kind = 'event' AND delivered_at IS NULL",
  "ticket that is not printed": "SELECT id FROM print_job WHERE state IN ('waiting', 'claimed')",
  "webhook that is not delivered": "SELECT id FROM webhook_delivery WHERE status <> 'succeeded'",
  "email that is not in the mailbox": "SELECT id FROM email WHERE status <> 'kept'",
};

/** @typedef {import("pg").Client} Client */

/**
 * What a set of queries finds, by the names of the queries: how many, and a few of the ids.
 *
 * @param {Client} client
 * @param {Record<string, string>} queries
 * @returns {Promise<Map<string, { count: number, text: string }>>}
 */
async function findings(client, queries) {
  const found = new Map();
  for (const [what, query] of Object.entries(queries)) {
    const { rows } = await client.query(query);
    const some = rows.slice(0, 3).map((row) => Object.values(row)[0]);
    if (rows.length > 0)
      found.set(what, { count: rows.length, text: `${rows.length} × ${what}: ${some.join(", ")}` });
  }
  return found;
}

/** What has not come to rest yet. */
export const findWaiting = (/** @type {Client} */ client) => findings(client, NOTHING_MAY_WAIT);

/**
 * What is wrong after everything has come to rest, given what guests and the restaurant's own system were told.
 *
 * @param {Client} client
 * @param {import("./told.mjs").Told} told
 * @param {Map<string, string>} received
 */
export async function findWrong(client, told, received) {
  const { acknowledged } = told;
  const wrong = [...(await findings(client, NOTHING_MAY_BE)).values()].map(({ text }) => text);
  const { rows } = await client.query("SELECT id, number, status, payment_status FROM orders");
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const mine of acknowledged) {
    const order = stored.get(mine.id);
    const stands = /** @type {const} */ (["canceled", "accepted", "rejected", "delivered"]).find(
      (status) => mine[status],
    );
    if (!order) wrong.push(`order ${mine.id} was acknowledged and is lost`);
    else if (String(order.number) !== mine.orderNumber) wrong.push(`order ${mine.id} has another number`);
    else if (stands && order.status !== stands) wrong.push(`order ${mine.id} is not ${stands}`);
    else if (mine.paid && !/paid|refunded/.test(order.payment_status))
      wrong.push(`order ${mine.id} is not paid`);
  }
  const ids = new Set(acknowledged.map(({ id }) => id));
  if (ids.size !== acknowledged.length) wrong.push("two orders were acknowledged with one id");
  for (const id of stored.keys()) if (!ids.has(id)) wrong.push(`order ${id} exists, but nobody was told`);

  wrong.push(...(await findLost(client, told)), ...(await findWrongAtTill(client, told)));
  const events = await client.query("SELECT id FROM event");
  const known = new Set(events.rows.map((row) => row.id));
  for (const id of known) if (!received.has(id)) wrong.push(`event ${id} was lost on its way`);
  for (const id of received.keys()) if (!known.has(id)) wrong.push(`event ${id} arrived, but did not happen`);
  return wrong;
}
