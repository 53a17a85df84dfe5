/**
 * What must be true of tickets, takings and drawers; every query finds what breaks it. That takings, orders, Z reports and
 * receipts agree is checked by `npm run books:check`.
 *
 * @type {Record<string, string>}
 */
export const TILL_MAY_NOT_BE = {
  "accepted order without exactly one ticket for the kitchen": `
    SELECT o.id FROM orders o
     WHERE o.accepted_at IS NOT NULL AND o.status NOT IN ('canceled', 'rejected')
       AND (SELECT count(*) FROM print_job j
             WHERE j.tenant_id = o.tenant_id AND j.order_id = o.id AND j.kind = 'kitchen') <> 1`,
  "bill whose rounds and tickets differ": `
    SELECT b.id FROM bill b
     WHERE (SELECT count(*) FROM print_job j
             WHERE j.tenant_id = b.tenant_id AND j.bill_id = b.id AND j.kind = 'kitchen')
        <> (SELECT count(DISTINCT i.round) FROM bill_item i WHERE i.tenant_id = b.tenant_id AND i.bill_id = b.id)`,
  "closed day of a drawer without exactly one printed report": `
    SELECT y.id FROM drawer_day y
     WHERE y.closed_at IS NOT NULL
       AND y.tenant_id IN (SELECT j.tenant_id FROM print_job j WHERE j.kind = 'z_report' GROUP BY j.tenant_id
                           HAVING count(*) <> (SELECT count(*) FROM drawer_day z
                                                WHERE z.tenant_id = j.tenant_id AND z.closed_at IS NOT NULL))`,
  "taking of an order that ended and kept money": `
    SELECT t.order_id FROM till_payment t JOIN orders o ON o.tenant_id = t.tenant_id AND o.id = t.order_id
     WHERE o.status IN ('canceled', 'rejected') GROUP BY t.tenant_id, t.order_id HAVING sum(t.amount_minor) <> 0`,
  "taking of a day of another restaurant's drawer, or of none that there is": `
    SELECT t.id FROM till_payment t LEFT JOIN drawer_day y ON y.tenant_id = t.tenant_id AND y.id = t.drawer_day_id
     WHERE t.drawer_day_id IS NOT NULL AND y.id IS NULL`,
};

/**
 * What somebody heard about tickets, takings and drawers and is not so.
 *
 * @param {import("pg").Client} client
 * @param {import("./told.mjs").Told} told
 * @returns {Promise<string[]>}
 */
export async function findWrongAtTill(client, { printed, takings, zReports, movements }) {
  /** @type {string[]} */
  const wrong = [];
  const once = new Set();
  for (const { jobId, isMarked } of printed) {
    if (once.has(jobId) && !isMarked) wrong.push(`ticket ${jobId} was printed twice, and nothing says so`);
    once.add(jobId);
  }
  const { rows: jobs } = await client.query("SELECT id, state::text, may_be_twice FROM print_job");
  for (const { id, state } of jobs) {
    if (state === "printed" && !once.has(id)) wrong.push(`ticket ${id} is called printed and never came out`);
    if (state === "failed") wrong.push(`ticket ${id} was given up`);
  }
  const known = new Set(jobs.map(({ id }) => id));
  for (const id of once) if (!known.has(id)) wrong.push(`ticket ${id} came out and is of nobody`);

  const { rows: taken } = await client.query(
    `SELECT order_id, count(*) FILTER (WHERE amount_minor > 0)::int AS parts, sum(amount_minor)::int AS amount
       FROM till_payment WHERE order_id IS NOT NULL GROUP BY tenant_id, order_id`,
  );
  const byOrder = new Map(taken.map((row) => [row.order_id, row]));
  for (const { orderId, parts, amount } of takings) {
    const row = byOrder.get(orderId);
    if (row?.parts !== parts || row.amount !== Math.round(amount * 100))
      wrong.push(`${parts} payments of ${amount} for ${orderId} are ${row?.parts} of ${row?.amount}`);
  }
  const { rows: days } = await client.query(
    "SELECT id, z_number FROM drawer_day WHERE closed_at IS NOT NULL",
  );
  const numbers = new Map(days.map(({ id, z_number: number }) => [id, number]));
  for (const { dayId, zNumber } of zReports)
    if (numbers.get(dayId) !== zNumber) wrong.push(`Z ${zNumber} of ${dayId} is Z ${numbers.get(dayId)}`);
  const given = [...numbers.values()].sort((a, b) => a - b);
  if (given.some((number, index) => number !== index + 1))
    wrong.push(`the Z reports are ${given.join(", ")}`);
  if (zReports.length !== days.length)
    wrong.push(`${zReports.length} closes were acknowledged, and ${days.length} days are closed`);
  const moved = Number((await client.query("SELECT count(*) FROM drawer_movement")).rows[0].count);
  if (moved !== movements)
    wrong.push(`${movements} movements of cash were acknowledged, and there are ${moved}`);
  return wrong;
}
