/**
 * What the ledger of the restaurant $1 is compared with. Each statement answers rows of object, currency, expected and
 * found; both sides are written in one transaction, so one statement sees them agree at any moment.
 */

/** What an account has by movements of some kinds, by the cause in their key: the intent, refund, dispute or card. */
const bookedBy = (account: string, kinds: readonly string[], sign: "" | "0 -") => `
  SELECT substr(t.unique_key, strpos(t.unique_key, ':') + 1) AS cause, e.currency, ${sign} sum(e.amount_minor) AS amount
    FROM ledger_transaction t
    JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
   WHERE t.tenant_id = $1 AND t.kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}) AND e.account = '${account}'
   GROUP BY 1, 2`;

/** Rows of (id, currency, amount) against what is booked under their ids, in both directions. */
const bookedAs = (rows: string, booked: string) => `
  SELECT coalesce(own.id, booked.cause) AS "objectId", coalesce(own.currency, booked.currency) AS currency,
         coalesce(own.amount, 0) AS expected, coalesce(booked.amount, 0) AS found
    FROM (${rows}) own
    FULL JOIN (${booked}) booked ON booked.cause = own.id AND booked.currency = own.currency`;

/** What banks have taken of a payment `p` and not given back. */
const WITHDRAWN = `(SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
  WHERE d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.withdrawn_at IS NOT NULL AND d.reinstated_at IS NULL)`;
const CONFIRMED = `(SELECT coalesce(sum(r.amount_minor), 0) FROM refund r
  WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'succeeded')`;

export const LEDGER_CHECKS = {
  transaction_balanced: `
    SELECT transaction_id AS "objectId", currency, 0 AS expected, sum(amount_minor) AS found
      FROM ledger_entry WHERE tenant_id = $1 GROUP BY 1, 2`,

  running_balance: `
    SELECT account || ' ' || kind AS "objectId", currency, sum(booked) AS expected, sum(running) AS found
      FROM (SELECT e.account, t.kind, e.currency, e.amount_minor AS booked, 0 AS running
              FROM ledger_entry e
              JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
             WHERE e.tenant_id = $1
            UNION ALL
            SELECT account, kind, currency, 0, amount_minor FROM ledger_balance WHERE tenant_id = $1) line
     GROUP BY 1, 2`,

  capture_booked: bookedAs(
    "SELECT intent_id AS id, currency, captured_minor AS amount FROM payment WHERE tenant_id = $1 AND captured_minor > 0",
    bookedBy("processor", ["capture"], ""),
  ),

  refund_booked: bookedAs(
    `SELECT r.id, p.currency, CASE r.status WHEN 'succeeded' THEN r.amount_minor ELSE 0 END AS amount
       FROM refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
      WHERE r.tenant_id = $1`,
    bookedBy("processor", ["refund", "refund-undone"], "0 -"),
  ),

  dispute_booked: bookedAs(
    `SELECT id, currency,
            CASE WHEN withdrawn_at IS NOT NULL AND reinstated_at IS NULL THEN amount_minor ELSE 0 END AS amount
       FROM dispute WHERE tenant_id = $1`,
    bookedBy("processor", ["dispute", "dispute-undone"], "0 -"),
  ),

  // A card's entries name the order, the refund or themselves; those of a card that is taken back name the card alone.
  card_entry_booked: bookedAs(
    `SELECT coalesce(CASE e.kind WHEN 'issue' THEN e.gift_card_id WHEN 'expire' THEN e.id END, e.refund_id, e.order_id,
                     'taken back ' || e.gift_card_id) || ' ' || CASE e.kind WHEN 'refund' THEN 'return' ELSE e.kind::text END AS id,
            c.currency, sum(e.amount_minor) AS amount
       FROM gift_card_entry e JOIN gift_card c ON c.tenant_id = e.tenant_id AND c.id = e.gift_card_id
      WHERE e.tenant_id = $1 GROUP BY 1, 2`,
    `SELECT coalesce('taken back ' || r.gift_card_id, substr(t.unique_key, strpos(t.unique_key, ':') + 1)) || ' ' ||
              CASE t.kind WHEN 'gift-card-issue' THEN 'issue' WHEN 'gift-card-redeem' THEN 'redeem'
                          WHEN 'gift-card-expire' THEN 'expire' ELSE 'return' END AS cause,
            e.currency, 0 - sum(e.amount_minor) AS amount
       FROM ledger_transaction t
       JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'gift_cards'
       LEFT JOIN refund r ON r.tenant_id = t.tenant_id AND t.kind IN ('gift-card-refund', 'gift-card-refund-undone')
                         AND r.id = substr(t.unique_key, strpos(t.unique_key, ':') + 1)
      WHERE t.tenant_id = $1 GROUP BY 1, 2`,
  ),

  // What is held of what was paid, until it is released or has become a gift card; for each of what can be paid for.
  escrow: `
    SELECT coalesce(paid.subject_id, held.subject_id, 'escrow') AS "objectId", coalesce(paid.currency, held.currency) AS currency,
           CASE WHEN released.subject_id IS NOT NULL OR card.purchase_id IS NOT NULL THEN 0
                ELSE greatest(0, coalesce(paid.amount, 0)) END AS expected,
           coalesce(held.amount, 0) AS found
      FROM (SELECT subject_id, currency, sum(amount) AS amount
              FROM (SELECT coalesce(p.order_id, p.bill_payment_id, p.gift_card_purchase_id, p.reservation_id) AS subject_id,
                           p.currency, p.captured_minor - ${CONFIRMED} - ${WITHDRAWN} AS amount
                      FROM payment p WHERE p.tenant_id = $1 AND p.captured_minor > 0
                    UNION ALL
                    SELECT coalesce(e.order_id, r.order_id), c.currency, 0 - e.amount_minor
                      FROM gift_card_entry e
                      JOIN gift_card c ON c.tenant_id = e.tenant_id AND c.id = e.gift_card_id
                      LEFT JOIN refund r ON r.tenant_id = e.tenant_id AND r.id = e.refund_id
                     WHERE e.tenant_id = $1 AND coalesce(e.order_id, r.order_id) IS NOT NULL) line
             GROUP BY 1, 2) paid
      FULL JOIN (SELECT subject_id, currency, 0 - sum(amount_minor) AS amount FROM ledger_entry
                  WHERE tenant_id = $1 AND account = 'escrow' GROUP BY 1, 2) held
        ON held.subject_id = paid.subject_id AND held.currency = paid.currency
      LEFT JOIN (SELECT id AS subject_id FROM orders WHERE tenant_id = $1 AND released_at IS NOT NULL
                 UNION
                 SELECT subject_id FROM ledger_transaction
                  WHERE tenant_id = $1 AND kind = 'release' AND subject_kind <> 'order') released
        ON released.subject_id = coalesce(paid.subject_id, held.subject_id)
      LEFT JOIN gift_card card ON card.tenant_id = $1 AND card.purchase_id = coalesce(paid.subject_id, held.subject_id)`,
} as const;

export const PAYMENT_CHECKS = {
  given_back: `
    SELECT p.id AS "objectId", p.currency, coalesce(sum(r.amount_minor), 0) AS expected, p.refunded_minor AS found
      FROM payment p
      LEFT JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status <> 'failed'
     WHERE p.tenant_id = $1 GROUP BY p.id, p.currency, p.refunded_minor`,

  disputed: `
    SELECT p.id AS "objectId", p.currency,
           least(p.captured_minor - p.refunded_minor, coalesce(sum(d.amount_minor), 0)) AS expected,
           p.disputed_minor AS found
      FROM payment p
      LEFT JOIN dispute d ON d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.status <> 'won'
     WHERE p.tenant_id = $1 GROUP BY p.id, p.currency, p.captured_minor, p.refunded_minor, p.disputed_minor`,

  // A refund that failed waits for a person, who sees it elsewhere.
  ended_order: `
    SELECT o.id AS "objectId", p.currency, p.captured_minor AS expected, p.refunded_minor + p.disputed_minor AS found
      FROM orders o JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.tenant_id = $1 AND o.status IN ('canceled', 'rejected')
       AND NOT EXISTS (SELECT FROM refund r WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'failed')`,
} as const;
