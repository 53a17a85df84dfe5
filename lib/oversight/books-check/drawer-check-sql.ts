/** What the takings and cash drawers of the restaurant $1 are compared with; as ledger-check-sql.ts. */
const minor = (path: string) => `(y.report #>> '{${path}}')::bigint`;

export const DRAWER_CHECKS = {
  // What an order says of its takings is without refunds; once it has ended, everything went back. A payment of a bill
  // says what was taken, and nothing of it is left where it was reversed or refunded. A deposit says what is left.
  till_taken: `
    SELECT o.id AS "objectId", o.currency,
           CASE WHEN o.status IN ('canceled', 'rejected') THEN 0 ELSE o.till_minor END AS expected,
           coalesce(sum(t.amount_minor) FILTER (WHERE o.status IN ('canceled', 'rejected') OR t.refund_id IS NULL), 0) AS found
      FROM orders o LEFT JOIN till_payment t ON t.tenant_id = o.tenant_id AND t.order_id = o.id
     WHERE o.tenant_id = $1 AND o.till_minor > 0 GROUP BY o.id, o.currency, o.status, o.till_minor
    UNION ALL
    SELECT p.id, b.currency, CASE WHEN p.status = 'paid' THEN p.amount_minor + p.tip_minor ELSE 0 END,
           coalesce(sum(t.amount_minor) FILTER (WHERE p.status <> 'paid' OR t.amount_minor > 0), 0)
      FROM bill_payment p
      JOIN bill b ON b.tenant_id = p.tenant_id AND b.id = p.bill_id
      JOIN till_payment t ON t.tenant_id = p.tenant_id AND t.bill_payment_id = p.id
     WHERE p.tenant_id = $1 GROUP BY p.id, b.currency, p.status, p.amount_minor, p.tip_minor
    UNION ALL
    SELECT d.reservation_id, d.currency, d.till_minor, coalesce(sum(t.amount_minor), 0)
      FROM deposit d LEFT JOIN till_payment t ON t.tenant_id = d.tenant_id AND t.reservation_id = d.reservation_id
     WHERE d.tenant_id = $1 AND d.till_minor IS NOT NULL GROUP BY d.reservation_id, d.currency, d.till_minor`,

  // The Z report against its rows: takings, cash, receipts, and the way from these to those.
  drawer_day: `
    SELECT y.id AS "objectId", y.currency, expected, found
      FROM drawer_day y
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(t.amount_minor), 0) AS taken,
                  coalesce(sum(t.amount_minor) FILTER (WHERE t.method = 'cash'), 0) AS cash
             FROM till_payment t WHERE t.tenant_id = y.tenant_id AND t.drawer_day_id = y.id) takings
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(CASE m.direction WHEN 'in' THEN m.amount_minor ELSE 0 - m.amount_minor END), 0) AS amount
             FROM drawer_movement m WHERE m.tenant_id = y.tenant_id AND m.day_id = y.id) moved
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(r.gross_minor + r.tip_minor), 0) AS amount
             FROM drawer_day_receipt b JOIN receipt r ON r.tenant_id = b.tenant_id AND r.id = b.receipt_id
            WHERE b.tenant_id = y.tenant_id AND b.day_id = y.id) issued
     CROSS JOIN LATERAL (VALUES
           (takings.taken, ${minor("takings,amountMinor")}),
           (y.float_minor + takings.cash + moved.amount, y.expected_minor),
           (issued.amount, ${minor("receipts,grossMinor")} + ${minor("receipts,tipMinor")}),
           (takings.taken, issued.amount - ${minor("bridge,otherwiseMinor")} + ${minor("bridge,aheadMinor")}
             - ${minor("bridge,elsewhereMinor")} + ${minor("bridge,depositsMinor")} + ${minor("bridge,giftCardsMinor")}))
           AS compared(expected, found)
     WHERE y.tenant_id = $1 AND y.closed_at IS NOT NULL`,

  // Every number up to the drawer's is there once, and none beyond it.
  drawer_numbers: `
    SELECT coalesce(wanted.drawer_id, given.drawer_id) || ' Z ' || coalesce(wanted.number, given.number) AS "objectId",
           NULL::text AS currency, (wanted.number IS NOT NULL)::int AS expected, coalesce(given.count, 0) AS found
      FROM (SELECT d.id AS drawer_id, number FROM drawer d, generate_series(1, d.z_number) number WHERE d.tenant_id = $1) wanted
      FULL JOIN (SELECT drawer_id, z_number AS number, count(*) AS count FROM drawer_day
                  WHERE tenant_id = $1 AND closed_at IS NOT NULL GROUP BY 1, 2) given
        ON given.drawer_id = wanted.drawer_id AND given.number = wanted.number`,
} as const;
