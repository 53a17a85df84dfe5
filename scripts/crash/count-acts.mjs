/**
 * How often each kind of act happened, by its name; every one of them has to have happened.
 *
 * @type {Record<string, string>}
 */
const ACTS = {
  "orders paid in cash": "SELECT count(*) FROM orders WHERE payment_method = 'cash'",
  "orders paid online": "SELECT count(*) FROM payment WHERE order_id IS NOT NULL AND state = 'succeeded'",
  "orders canceled": "SELECT count(*) FROM orders WHERE status = 'canceled'",
  "orders rejected": "SELECT count(*) FROM orders WHERE status = 'rejected'",
  "orders released": "SELECT count(*) FROM orders WHERE released_at IS NOT NULL",
  "transfers of orders": "SELECT count(*) FROM transfer WHERE order_id IS NOT NULL",
  "transfers of bills": "SELECT count(*) FROM transfer WHERE bill_payment_id IS NOT NULL",
  "transfers after a debt or a return": `
    SELECT count(*) FROM transfer WHERE return_of <> '' OR (order_id IS NULL AND bill_payment_id IS NULL)`,
  "transfers taken back": "SELECT count(*) FROM refund WHERE reversal_id IS NOT NULL",
  "refunds by hand": "SELECT count(*) FROM refund WHERE reason = 'Cold'",
  "refunds by the restaurant": "SELECT count(*) FROM refund WHERE reason = 'Cold pizza'",
  "refunds to gift cards by the restaurant":
    "SELECT count(*) FROM refund WHERE reason = 'Cold pizza' AND purse = 'gift_card'",
  "dishes restocked": "SELECT count(*) FROM order_item WHERE restocked_quantity > 0",
  "refunds of bills": "SELECT count(*) FROM refund WHERE reason = 'Cold soup'",
  "refunds of gift cards": "SELECT count(*) FROM refund WHERE gift_card_id IS NOT NULL",
  "refunds that failed at the bank": "SELECT count(*) FROM refund WHERE status = 'failed'",
  "refunds that came back": "SELECT count(*) FROM ledger_transaction WHERE kind = 'refund-undone'",
  "disputes open": "SELECT count(*) FROM dispute WHERE status = 'open'",
  "disputes won": "SELECT count(*) FROM dispute WHERE status = 'won'",
  "disputes lost": "SELECT count(*) FROM dispute WHERE status = 'lost'",
  "disputes of bills": `
    SELECT count(*) FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
     WHERE p.bill_payment_id IS NOT NULL`,
  "disputes after the release": `
    SELECT count(*) FROM ledger_entry e JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
     WHERE t.kind = 'dispute' AND t.subject_kind = 'order' AND e.account = 'restaurant'`,
  "bills closed": "SELECT count(*) FROM bill WHERE status = 'closed'",
  "shares paid in cash": "SELECT count(*) FROM bill_payment WHERE method = 'cash' AND status = 'paid'",
  "shares paid online":
    "SELECT count(*) FROM bill_payment WHERE method <> 'cash' AND status IN ('paid', 'refunded')",
  "shares canceled": "SELECT count(*) FROM bill_payment WHERE status = 'canceled'",
  "orders at the counter and by phone": "SELECT count(*) FROM orders WHERE channel <> 'online'",
  "external payments of orders":
    "SELECT count(*) FROM till_payment WHERE method = 'external' AND amount_minor > 0",
  "cash of orders and bills": "SELECT count(*) FROM till_payment WHERE method = 'cash' AND amount_minor > 0",
  "takings given back": "SELECT count(*) FROM till_payment WHERE amount_minor < 0",
  "takings in a drawer's day": "SELECT count(*) FROM till_payment WHERE drawer_day_id IS NOT NULL",
  "Z reports": "SELECT count(*) FROM drawer_day WHERE closed_at IS NOT NULL",
  "cash put in and taken out": "SELECT count(*) FROM drawer_movement",
  "tickets printed": "SELECT count(*) FROM print_job WHERE state = 'printed'",
  "tickets handed out again and marked": "SELECT count(*) FROM print_job WHERE may_be_twice",
  "gift cards sold": "SELECT count(*) FROM gift_card",
  "gift cards spent": "SELECT count(*) FROM orders WHERE gift_card_minor > 0",
};

/** It takes a restaurant in debt that earns again, or a gift card in the right order: not in every run. */
const RARE = ["transfers after a debt or a return", "refunds to gift cards by the restaurant"];

/**
 * Counts every kind of act. What never happened has shown nothing, so it is among what is wrong.
 *
 * @param {import("pg").Client} client
 * @returns {Promise<{ counts: [string, number][], missing: string[] }>}
 */
export async function countActs(client) {
  /** @type {[string, number][]} */
  const counts = [];
  for (const [what, query] of Object.entries(ACTS))
    counts.push([what, Number((await client.query(query)).rows[0].count)]);
  const missing = counts
    .filter(([what, count]) => count === 0 && !RARE.includes(what))
    .map(([what]) => `there were no ${what}`);
  return { counts, missing };
}
