/** What a refund of the processor is, by the id that we gave it; every dispute stands as the bank decided. */
const refundAtProcessor = "SELECT body FROM stripe_emulator_object WHERE kind = 'refund'";
const disputeAtProcessor = "SELECT body FROM stripe_emulator_object WHERE kind = 'dispute'";
const hasFailedRefund = `EXISTS (
  SELECT FROM refund r WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'failed')`;
/** What banks have taken of a payment and not given back. */
const withdrawn = `coalesce((SELECT sum(d.amount_minor) FROM dispute d
  WHERE d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.withdrawn_at IS NOT NULL AND d.reinstated_at IS NULL), 0)`;
const confirmed = `coalesce((SELECT sum(r.amount_minor) FROM refund r
  WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'succeeded'), 0)`;

/**
 * What must be true of all money once everything has come to rest; every query finds what breaks it.
 *
 * @type {Record<string, string>}
 */
export const MONEY_MAY_NOT_BE = {
  "ledger transaction out of balance": `
    SELECT transaction_id FROM ledger_entry GROUP BY tenant_id, transaction_id, currency HAVING sum(amount_minor) <> 0`,
  "order whose escrow account is not what was paid less what went back": `
    SELECT concat(id, ' (', status, ', released ', released_at, ', captured ', captured, ', refunded ', confirmed,
                  ', withdrawn ', withdrawn, ', gift card ', gift_card, '): ', escrow)
      FROM (SELECT o.id, o.status, o.released_at, coalesce(p.captured_minor, 0) AS captured, ${confirmed} AS confirmed,
                   ${withdrawn} AS withdrawn,
                   coalesce((SELECT -sum(amount_minor) FROM gift_card_entry g WHERE g.order_id = o.id OR g.refund_id IN
                              (SELECT r.id FROM refund r WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id)), 0) AS gift_card,
                   coalesce((SELECT -sum(amount_minor) FROM ledger_entry l
                              WHERE l.subject_id = o.id AND l.account = 'escrow'), 0) AS escrow
              FROM orders o LEFT JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id) held
     WHERE escrow <> CASE WHEN released_at IS NOT NULL THEN 0
                          ELSE greatest(0, captured - confirmed - withdrawn + gift_card) END`,
  "escrow of something that is neither an order nor waits for a refund": `
    SELECT l.subject_id FROM ledger_entry l JOIN ledger_transaction t USING (tenant_id, subject_id)
      LEFT JOIN payment p ON p.tenant_id = l.tenant_id AND l.subject_id IN (p.bill_payment_id, p.gift_card_purchase_id)
     WHERE l.account = 'escrow' AND t.subject_kind <> 'order' AND l.transaction_id = t.id AND NOT ${hasFailedRefund}
     GROUP BY l.subject_id HAVING sum(l.amount_minor) <> 0`,
  "refunds that the books have another sum for": `
    SELECT 1 FROM (SELECT coalesce(sum(amount_minor), 0) AS sum FROM refund
                    WHERE purse = 'processor' AND status = 'succeeded') refunds,
                  (SELECT coalesce(-sum(e.amount_minor), 0) AS sum FROM ledger_entry e
                     JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
                    WHERE e.account = 'processor' AND t.kind IN ('refund', 'refund-undone')) books
     WHERE refunds.sum <> books.sum`,
  "disputes that the books have another sum for": `
    SELECT 1 FROM (SELECT coalesce(sum(${withdrawn}), 0) AS sum FROM payment p) disputes,
                  (SELECT coalesce(-sum(e.amount_minor), 0) AS sum FROM ledger_entry e
                     JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
                    WHERE e.account = 'processor' AND t.kind IN ('dispute', 'dispute-undone')) books
     WHERE disputes.sum <> books.sum`,
  "platform's account that holds something else than the ledger says": `
    SELECT held.sum || ' and ' || books.sum FROM (
        SELECT coalesce(sum(CASE kind
                 WHEN 'payment_intent' THEN (body->>'amount_received')::bigint
                 WHEN 'refund' THEN CASE body->>'status' WHEN 'failed' THEN 0 ELSE -(body->>'amount')::bigint END
                 WHEN 'transfer' THEN -(body->>'amount')::bigint
                 WHEN 'dispute' THEN CASE body->>'status' WHEN 'won' THEN 0 ELSE -(body->>'amount')::bigint END
                 WHEN 'transfer_reversal' THEN (body->>'amount')::bigint END), 0) AS sum
          FROM stripe_emulator_object WHERE kind NOT IN ('event', 'account')) held,
      (SELECT coalesce(sum(amount_minor), 0) AS sum FROM ledger_entry WHERE account = 'processor') books
     WHERE held.sum <> books.sum`,
  "ended order that keeps money": `
    SELECT o.id FROM orders o JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.status IN ('canceled', 'rejected') AND p.captured_minor <> p.refunded_minor + p.disputed_minor
       AND NOT ${hasFailedRefund}`,
  "payment that gave back more than it took": `
    SELECT p.id FROM payment p
     WHERE p.captured_minor < (SELECT coalesce(sum((s.body->>'amount')::int), 0) FROM stripe_emulator_object s
             WHERE s.kind IN ('refund', 'dispute') AND s.body->>'payment_intent' = p.intent_id
               AND s.body->>'status' NOT IN ('failed', 'won'))`,
  "payment whose refunds are not those of the processor": `
    SELECT p.id FROM payment p
     WHERE p.refunded_minor <> coalesce((SELECT sum((s.body->>'amount')::int) FROM stripe_emulator_object s
             WHERE s.kind = 'refund' AND s.body->>'payment_intent' = p.intent_id AND s.body->>'status' <> 'failed'), 0)`,
  "refund that the processor made twice": `
    SELECT body->'metadata'->>'refund_id' FROM (${refundAtProcessor}) s GROUP BY 1 HAVING count(*) > 1`,
  "refund that stands otherwise at the processor": `
    SELECT coalesce(r.id, s.body->>'id')
      FROM (SELECT * FROM refund WHERE processor_refund_id IS NOT NULL) r
      FULL JOIN (${refundAtProcessor}) s ON s.body->'metadata'->>'refund_id' = r.id
     WHERE r.status::text IS DISTINCT FROM s.body->>'status' OR r.amount_minor <> (s.body->>'amount')::int`,
  "dispute that stands otherwise at the processor": `
    SELECT coalesce(d.id, s.body->>'id') FROM dispute d
      FULL JOIN (${disputeAtProcessor}) s ON s.body->>'id' = d.processor_dispute_id
     WHERE replace(s.body->>'status', 'needs_response', 'open') IS DISTINCT FROM d.status::text
        OR d.amount_minor <> (s.body->>'amount')::int OR d.withdrawn_at IS NULL
        OR (d.reinstated_at IS NOT NULL) <> (d.status = 'won')`,
  "transfer that the processor made twice": `
    SELECT body->'metadata'->>'transfer_id' FROM stripe_emulator_object WHERE kind = 'transfer'
     GROUP BY 1 HAVING count(*) > 1`,
  "transfer that is another one at the processor": `
    SELECT coalesce(t.id, s.body->>'id') FROM transfer t
      FULL JOIN (SELECT body FROM stripe_emulator_object WHERE kind = 'transfer') s
        ON s.body->'metadata'->>'transfer_id' = t.id
     WHERE t.amount_minor IS DISTINCT FROM (s.body->>'amount')::int
        OR t.reversed_minor IS DISTINCT FROM (s.body->>'amount_reversed')::int`,
  "restaurant that is owed something and nothing is under way": `
    SELECT -sum(amount_minor) FROM ledger_entry WHERE account = 'restaurant' HAVING sum(amount_minor) < 0`,
  "order, share of a bill, gift card or deposit that was paid twice at the processor": `
    SELECT (body->'metadata') - 'payment_id' FROM stripe_emulator_object
     WHERE kind = 'payment_intent' AND body->>'status' = 'succeeded' GROUP BY 1 HAVING count(*) > 1`,
  "gift card that is not the sum of its entries": `
    SELECT g.id FROM gift_card g
     WHERE g.balance_minor < 0 OR g.balance_minor <> (SELECT sum(amount_minor) FROM gift_card_entry e
             WHERE e.tenant_id = g.tenant_id AND e.gift_card_id = g.id)`,
  "gift cards that the ledger has another sum for": `
    SELECT sum(balance_minor) FROM gift_card
    HAVING sum(balance_minor) <> (SELECT -sum(amount_minor) FROM ledger_entry WHERE account = 'gift_cards')`,
  "refunds of gift cards that wait for nothing": `
    SELECT -sum(amount_minor) FROM ledger_entry WHERE account = 'refunds_due' HAVING sum(amount_minor) <> 0`,
};

/**
 * What must be true of tables' bills.
 *
 * @type {Record<string, string>}
 */
export const BILLS_MAY_NOT_BE = {
  "bill that is not the sum of its lines": `
    SELECT b.id FROM bill b WHERE b.total_minor <> coalesce((SELECT sum(line_total_minor) FROM bill_item i
            WHERE i.tenant_id = b.tenant_id AND i.bill_id = b.id AND i.voided_at IS NULL), 0)`,
  "closed bill that is not paid": `
    SELECT id FROM bill WHERE status = 'closed' AND (paid_minor <> total_minor OR pending_minor <> 0)`,
  "bill that holds an amount for nobody": `
    SELECT b.id FROM bill b WHERE b.pending_minor <> coalesce((SELECT sum(amount_minor) FROM bill_payment p
            WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status = 'pending'), 0)`,
  "bill that guests paid more often than once": `
    SELECT b.id FROM bill b WHERE b.total_minor < (SELECT coalesce(sum(amount_minor), 0) FROM bill_payment p
            WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status IN ('paid', 'pending'))`,
  "bill without exactly one event of its end": `
    SELECT b.id FROM bill b
     WHERE (SELECT count(*) FROM event e WHERE e.type = 'bill.closed' AND e.data->>'billId' = b.id)
        <> (b.status = 'closed')::int`,
};
