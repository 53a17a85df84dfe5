/** What the gift cards of the restaurant $1 are compared with; as ledger-check-sql.ts. */
export const GIFT_CARD_CHECKS = {
  card_balance: `
    SELECT c.id AS "objectId", c.currency, coalesce(sum(e.amount_minor), 0) AS expected, c.balance_minor AS found
      FROM gift_card c LEFT JOIN gift_card_entry e ON e.tenant_id = c.tenant_id AND e.gift_card_id = c.id
     WHERE c.tenant_id = $1 GROUP BY c.id, c.currency, c.balance_minor`,

  card_issue: `
    SELECT c.id AS "objectId", c.currency, c.initial_minor AS expected, coalesce(sum(e.amount_minor), 0) AS found
      FROM gift_card c
      LEFT JOIN gift_card_entry e ON e.tenant_id = c.tenant_id AND e.gift_card_id = c.id AND e.kind = 'issue'
     WHERE c.tenant_id = $1 GROUP BY c.id, c.currency, c.initial_minor`,

  cards_total: `
    SELECT 'gift_cards' AS "objectId", currency, sum(cards) AS expected, sum(booked) AS found
      FROM (SELECT currency, balance_minor AS cards, 0 AS booked FROM gift_card WHERE tenant_id = $1
            UNION ALL
            SELECT currency, 0, 0 - amount_minor FROM ledger_entry WHERE tenant_id = $1 AND account = 'gift_cards') line
     GROUP BY currency`,

  card_part: `
    SELECT o.id AS "objectId", o.currency, o.gift_card_minor AS expected, coalesce(0 - e.amount_minor, 0) AS found
      FROM orders o
      LEFT JOIN gift_card_entry e ON e.tenant_id = o.tenant_id AND e.order_id = o.id AND e.kind = 'redeem'
     WHERE o.tenant_id = $1 AND (o.gift_card_minor > 0 OR e.id IS NOT NULL)`,

  card_returned: `
    SELECT o.id AS "objectId", o.currency, coalesce(refunds.amount, 0) AS expected, coalesce(back.amount, 0) AS found
      FROM orders o
      LEFT JOIN (SELECT order_id, sum(amount_minor) AS amount FROM refund
                  WHERE tenant_id = $1 AND purse = 'gift_card' AND status = 'succeeded' GROUP BY 1) refunds
        ON refunds.order_id = o.id
      LEFT JOIN (SELECT coalesce(e.order_id, r.order_id) AS order_id, sum(e.amount_minor) AS amount
                   FROM gift_card_entry e
                   LEFT JOIN refund r ON r.tenant_id = e.tenant_id AND r.id = e.refund_id
                  WHERE e.tenant_id = $1 AND e.kind = 'return' GROUP BY 1) back
        ON back.order_id = o.id
     WHERE o.tenant_id = $1 AND (refunds.order_id IS NOT NULL OR back.order_id IS NOT NULL)`,
} as const;
