/**
 * What was acknowledged and is not there, or there more often: gift cards, refunds, disputes and tables' bills.
 *
 * @param {import("pg").Client} client
 * @param {import("./told.mjs").Told} told
 */
export async function findLost(client, told) {
  const { cards, cardRefunds, lostCardRefunds, refunds, ownRefunds, bills, disputes, billRefunds } = told;
  /** @type {string[]} */
  const wrong = [];
  const idsOf = async (/** @type {string} */ query, /** @type {unknown[]} */ values = []) =>
    (await client.query(query, values)).rows.map((row) => /** @type {string} */ (Object.values(row)[0]));
  /** @param {string} what @param {string[]} told @param {string[]} there */
  const same = (what, told, there) => {
    const known = new Set(there);
    for (const id of told) if (!known.has(id)) wrong.push(`${what} ${id} was acknowledged and is lost`);
    const named = new Set(told);
    if (named.size !== told.length) wrong.push(`two of ${what} were acknowledged with one id`);
    return there.filter((id) => !named.has(id));
  };
  const cardIds = await idsOf("SELECT purchase_id FROM gift_card");
  for (const id of cards) if (!cardIds.includes(id)) wrong.push(`gift card ${id} was paid and is not there`);
  const extra = [
    ...same("refund", refunds, await idsOf("SELECT id FROM refund WHERE reason = 'Cold'")),
    ...same(
      "refund by the restaurant",
      ownRefunds,
      await idsOf("SELECT id FROM refund WHERE reason = 'Cold pizza'"),
    ),
    ...same(
      "refund of a gift card",
      cardRefunds,
      await idsOf("SELECT id FROM refund WHERE reason = 'A gift twice'"),
    ),
    ...same(
      "bill",
      bills.map(({ id }) => id),
      await idsOf("SELECT id FROM bill"),
    ),
    ...same(
      "dispute",
      disputes.map(({ disputeId }) => disputeId),
      await idsOf("SELECT processor_dispute_id FROM dispute"),
    ),
  ];
  // A card whose refund failed before its request was repeated was refunded a second time.
  // One whose answer was lost is known by its card.
  const unnamed = await idsOf(
    "SELECT id FROM refund WHERE gift_card_id IS NOT NULL AND (status = 'failed' OR gift_card_id = ANY ($1))",
    [lostCardRefunds],
  );
  for (const cardId of lostCardRefunds) {
    const made = await idsOf("SELECT id FROM refund WHERE gift_card_id = $1", [cardId]);
    if (made.length === 0) wrong.push(`the refund of gift card ${cardId} was carried out and is lost`);
  }
  for (const id of extra) if (!unnamed.includes(id)) wrong.push(`${id} exists, but nobody was told`);
  const ofBills = await idsOf("SELECT id FROM refund WHERE reason = 'Cold soup'");
  if (ofBills.length !== billRefunds)
    wrong.push(`${billRefunds} refunds of bills were acknowledged, and there are ${ofBills.length}`);

  const { rows: decided } = await client.query("SELECT processor_dispute_id AS id, status FROM dispute");
  const stands = new Map(decided.map(({ id, status }) => [id, status === "open" ? "opened" : status]));
  for (const { disputeId, outcome } of disputes)
    if (stands.has(disputeId) && stands.get(disputeId) !== outcome)
      wrong.push(`dispute ${disputeId} was ${outcome} and is ${stands.get(disputeId)}`);
  wrong.push(...(await compareBills(client, bills)));
  return wrong;
}

/**
 * @param {import("pg").Client} client
 * @param {import("./told.mjs").ToldBill[]} bills
 */
async function compareBills(client, bills) {
  /** @type {string[]} */
  const wrong = [];
  const { rows } = await client.query(`
    SELECT b.id, b.status::text, (SELECT count(DISTINCT round)::int FROM bill_item i
                                            WHERE i.tenant_id = b.tenant_id AND i.bill_id = b.id) AS rounds,
           (SELECT coalesce(json_agg(p.id), '[]') FROM bill_payment p
             WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.method = 'cash' AND p.status = 'paid') AS cash,
           (SELECT coalesce(json_agg(p.id), '[]') FROM bill_payment p
             WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.method <> 'cash' AND p.status IN ('paid', 'refunded')) AS online
      FROM bill b`);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const sorted = (/** @type {string[]} */ ids) => JSON.stringify([...ids].sort());
  for (const told of bills) {
    const bill = stored.get(told.id);
    if (!bill) continue;
    if (bill.rounds !== told.rounds)
      wrong.push(`bill ${told.id} has ${bill.rounds} rounds, not ${told.rounds}`);
    if (told.closed && bill.status !== "closed") wrong.push(`bill ${told.id} is not closed`);
    for (const kind of /** @type {const} */ (["cash", "online"]))
      if (sorted(bill[kind]) !== sorted(told[kind]))
        wrong.push(`bill ${told.id} was paid with ${bill[kind]} and not ${told[kind]} (${kind})`);
  }
  return wrong;
}
