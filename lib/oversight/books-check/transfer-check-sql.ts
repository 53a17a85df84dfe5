/** What the payouts of the restaurant $1 are compared with; as ledger-check-sql.ts. */
const BACK = `
  SELECT b.*, coalesce(p.order_id, p.bill_payment_id, p.reservation_id) AS subject_id, p.currency
    FROM (SELECT tenant_id, id, payment_id, reversed_minor, reversal_id FROM refund
          UNION ALL
          SELECT tenant_id, id, payment_id, reversed_minor, reversal_id FROM dispute) b
    JOIN payment p ON p.tenant_id = b.tenant_id AND p.id = b.payment_id
   WHERE b.tenant_id = $1 AND b.reversed_minor > 0`;

export const TRANSFER_CHECKS = {
  transfer_booked: `
    SELECT coalesce(f.id, booked.cause) AS "objectId", coalesce(f.currency, booked.currency) AS currency,
           CASE f.status WHEN 'succeeded' THEN f.amount_minor ELSE 0 END AS expected, coalesce(booked.amount, 0) AS found
      FROM (SELECT * FROM transfer WHERE tenant_id = $1) f
      FULL JOIN (SELECT substr(t.unique_key, 10) AS cause, e.currency, sum(e.amount_minor) AS amount
                   FROM ledger_transaction t
                   JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
                  WHERE t.tenant_id = $1 AND t.kind = 'transfer' AND e.account = 'restaurant' GROUP BY 1, 2) booked
        ON booked.cause = f.id AND booked.currency = f.currency`,

  reversal_booked: `
    SELECT coalesce(back.id, booked.cause) AS "objectId", coalesce(back.currency, booked.currency) AS currency,
           CASE WHEN back.reversal_id IS NULL THEN 0 ELSE back.reversed_minor END AS expected,
           coalesce(booked.amount, 0) AS found
      FROM (${BACK}) back
      FULL JOIN (SELECT substr(t.unique_key, 10) AS cause, e.currency, 0 - sum(e.amount_minor) AS amount
                   FROM ledger_transaction t
                   JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
                  WHERE t.tenant_id = $1 AND t.kind = 'reversal' AND e.account = 'restaurant' GROUP BY 1, 2) booked
        ON booked.cause = back.id AND booked.currency = back.currency`,

  // Only a subject's first transfer is ever taken back.
  transfer_reversed: `
    SELECT f.id AS "objectId", f.currency, coalesce(sum(back.reversed_minor), 0) AS expected, f.reversed_minor AS found
      FROM transfer f
      LEFT JOIN (${BACK}) back
        ON back.subject_id = coalesce(f.order_id, f.bill_payment_id, f.reservation_id) AND f.return_of = ''
     WHERE f.tenant_id = $1 GROUP BY f.id, f.currency, f.reversed_minor`,

  // What was released and not taken back is paid out or under way; a debt is not.
  payout_missing: `
    SELECT 'restaurant' AS "objectId", currency, 0 AS expected, greatest(0, sum(amount)) AS found
      FROM (SELECT currency, 0 - amount_minor AS amount FROM ledger_entry WHERE tenant_id = $1 AND account = 'restaurant'
            UNION ALL
            SELECT currency, 0 - amount_minor FROM transfer
             WHERE tenant_id = $1 AND status IN ('owed', 'pending', 'failed')
            UNION ALL
            SELECT currency, reversed_minor FROM (${BACK}) back WHERE reversal_id IS NULL) line
     GROUP BY currency`,
} as const;
