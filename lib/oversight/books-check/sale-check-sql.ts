/** What the sales, stock and commissions of the restaurant $1 are compared with; as ledger-check-sql.ts. */
export const SALE_CHECKS = {
  order_lines: `
    SELECT o.id AS "objectId", o.currency, coalesce(sum(i.line_total_minor), 0) AS expected, o.subtotal_minor AS found
      FROM orders o LEFT JOIN order_item i ON i.tenant_id = o.tenant_id AND i.order_id = o.id
     WHERE o.tenant_id = $1 GROUP BY o.id, o.currency, o.subtotal_minor`,

  bill_lines: `
    SELECT b.id AS "objectId", b.currency,
           coalesce(sum(i.line_total_minor + i.quantity * i.unit_service_minor), 0) AS expected, b.total_minor AS found
      FROM bill b
      LEFT JOIN bill_item i ON i.tenant_id = b.tenant_id AND i.bill_id = b.id AND i.voided_at IS NULL
     WHERE b.tenant_id = $1 GROUP BY b.id, b.currency, b.total_minor`,

  bill_pending: `
    SELECT b.id AS "objectId", b.currency, coalesce(sum(p.amount_minor), 0) AS expected, b.pending_minor AS found
      FROM bill b
      LEFT JOIN bill_payment p ON p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status = 'pending'
     WHERE b.tenant_id = $1 GROUP BY b.id, b.currency, b.pending_minor`,
} as const;

/** Of dishes only the count is kept; ingredients have every movement. In thousandths of the unit. */
export const STOCK_CHECKS = {
  ingredient_stock: `
    SELECT i.id AS "objectId", NULL::text AS currency, coalesce(sum(m.change_milli), 0) AS expected, i.stock_milli AS found
      FROM ingredient i LEFT JOIN ingredient_movement m ON m.tenant_id = i.tenant_id AND m.ingredient_id = i.id
     WHERE i.tenant_id = $1 GROUP BY i.id, i.stock_milli`,
} as const;

export const COMMISSION_CHECKS = {
  // A month is paid when it is over, and nothing is booked into it afterwards.
  commission_fees: `
    SELECT c.month AS "objectId", c.currency, coalesce(0 - sum(e.amount_minor), 0) AS expected, c.fees_minor AS found
      FROM commission_payout_item c
      LEFT JOIN (SELECT e.amount_minor, to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
                   FROM ledger_entry e
                   JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
                  WHERE e.tenant_id = $1 AND e.account = 'platform_fees') e
        ON e.month = c.month
     WHERE c.tenant_id = $1 GROUP BY c.month, c.currency, c.fees_minor`,

  commission_share: `
    SELECT c.month AS "objectId", c.currency, greatest(0, c.fees_minor) * r.commission_bps / 10000 AS expected,
           c.commission_minor AS found
      FROM commission_payout_item c JOIN referral r ON r.tenant_id = c.tenant_id
     WHERE c.tenant_id = $1`,
} as const;
