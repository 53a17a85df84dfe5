/** Refunds and disputes as the embedded processor has them. */
const refundAtProcessor = "SELECT body FROM stripe_emulator_object WHERE kind = 'refund'";
const disputeAtProcessor = "SELECT body FROM stripe_emulator_object WHERE kind = 'dispute'";

/**
 * What must be true of all money at the embedded processor once everything has come to rest; every query finds what breaks
 * it. What must be true of the books themselves is checked by `npm run books:check`.
 *
 * @type {Record<string, string>}
 */
export const MONEY_MAY_NOT_BE = {
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
  "payment that gave back more than it took": `
    SELECT p.id FROM payment p
      JOIN (SELECT body->>'payment_intent' AS intent_id, sum((body->>'amount')::int) AS minor FROM stripe_emulator_object
             WHERE kind IN ('refund', 'dispute') AND body->>'status' NOT IN ('failed', 'won') GROUP BY 1) given
        ON given.intent_id = p.intent_id
     WHERE p.captured_minor < given.minor`,
  "payment whose refunds are not those of the processor": `
    SELECT p.id FROM payment p
      LEFT JOIN (SELECT body->>'payment_intent' AS intent_id, sum((body->>'amount')::int) AS minor FROM stripe_emulator_object
                  WHERE kind = 'refund' AND body->>'status' <> 'failed' GROUP BY 1) given
        ON given.intent_id = p.intent_id
     WHERE p.refunded_minor <> coalesce(given.minor, 0)`,
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
  "order, share of a bill, gift card or deposit that was paid twice at the processor": `
    SELECT (body->'metadata') - 'payment_id' FROM stripe_emulator_object
     WHERE kind = 'payment_intent' AND body->>'status' = 'succeeded' GROUP BY 1 HAVING count(*) > 1`,
  "refunds of gift cards that wait for nothing": `
    SELECT -sum(amount_minor) FROM ledger_entry WHERE account = 'refunds_due' HAVING sum(amount_minor) <> 0`,
};

/**
 * What must be true of tables' bills.
 *
 * @type {Record<string, string>}
 */
export const BILLS_MAY_NOT_BE = {
  "closed bill that is not paid": `
    SELECT id FROM bill WHERE status = 'closed' AND (paid_minor <> total_minor OR pending_minor <> 0)`,
  "bill that guests paid more often than once": `
    SELECT b.id FROM bill b WHERE b.total_minor < (SELECT coalesce(sum(amount_minor), 0) FROM bill_payment p
            WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status IN ('paid', 'pending'))`,
  "bill without exactly one event of its end": `
    SELECT b.id FROM bill b
     WHERE (SELECT count(*) FROM event e WHERE e.tenant_id = b.tenant_id AND e.type = 'bill.closed'
               AND e.data->>'billId' = b.id)
        <> (b.status = 'closed')::int`,
};
