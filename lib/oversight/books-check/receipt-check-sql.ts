import { KEPT_OF_BILLS, KEPT_OF_ORDERS } from "@/lib/service/receipts/kept-sql";

/** What the receipts of the restaurant $1 are compared with; as ledger-check-sql.ts. */
const LINES = "jsonb_array_elements(r.tax_lines) line";

/** An order whose lines were changed has its receipt corrected once it is paid again, and stands by the earlier one until then. */
const IS_SETTLED = `
  NOT EXISTS (SELECT FROM orders o
               WHERE o.tenant_id = $1 AND o.id = given.id AND o.edits > 0 AND o.payment_status NOT IN ('paid', 'refunded')
                 AND o.status NOT IN ('canceled', 'rejected'))`;

export const RECEIPT_CHECKS = {
  // Every number up to the counter is there once, and none beyond it.
  receipt_numbers: `
    SELECT CASE coalesce(wanted.kind, given.kind) WHEN 'receipt' THEN 'R-' ELSE 'C-' END
             || lpad(coalesce(wanted.number, given.number)::text, 5, '0') AS "objectId",
           NULL::text AS currency, (wanted.number IS NOT NULL)::int AS expected, coalesce(given.count, 0) AS found
      FROM (SELECT 'receipt'::receipt_kind AS kind, number
              FROM tenant_counter c, generate_series(1, c.receipt_number) number WHERE c.tenant_id = $1
            UNION ALL
            SELECT 'correction', number
              FROM tenant_counter c, generate_series(1, c.correction_number) number WHERE c.tenant_id = $1) wanted
      FULL JOIN (SELECT kind, number, count(*) AS count FROM receipt WHERE tenant_id = $1 GROUP BY 1, 2) given
        ON given.kind = wanted.kind AND given.number = wanted.number`,

  // Each line's net and tax are its gross, and the lines are the document; a restaurant without tax has no lines.
  receipt_tax: `
    SELECT r.id AS "objectId", r.currency, expected, found
      FROM receipt r
     CROSS JOIN LATERAL (
           SELECT coalesce(sum((line ->> 'grossMinor')::bigint), r.gross_minor) AS gross,
                  coalesce(sum((line ->> 'netMinor')::bigint + (line ->> 'taxMinor')::bigint), r.gross_minor) AS parts,
                  coalesce(sum((line ->> 'taxMinor')::bigint), 0) AS tax
             FROM ${LINES}) sums
     CROSS JOIN LATERAL (VALUES (r.gross_minor, sums.gross), (sums.gross, sums.parts), (r.tax_minor, sums.tax))
           AS compared(expected, found)
     WHERE r.tenant_id = $1`,

  // What was sold, as the receipt itself lists it.
  receipt_sale: `
    SELECT r.id AS "objectId", r.currency,
           coalesce((SELECT sum((item ->> 'lineTotalMinor')::bigint) FROM jsonb_array_elements(r.sale -> 'items') item), 0)
             - (r.sale ->> 'discountMinor')::bigint + (r.sale ->> 'deliveryFeeMinor')::bigint
             + (r.sale ->> 'taxAddedMinor')::bigint + coalesce((r.sale ->> 'serviceChargeMinor')::bigint, 0) AS expected,
           r.gross_minor AS found
      FROM receipt r WHERE r.tenant_id = $1 AND r.kind = 'receipt'`,

  receipt_kept: documents("kept", "gross_minor"),
  receipt_tip: documents("tip", "tip_minor"),
} as const;

/** A receipt and its corrections against what the restaurant keeps of the order or bill, or of its tip. */
function documents(kept: "kept" | "tip", column: "gross_minor" | "tip_minor"): string {
  const given = (id: string, sold: string) => `
    SELECT given.id AS "objectId", given.currency, sold.${kept} AS expected, given.amount AS found
      FROM (SELECT ${id} AS id, currency, sum(${column}) AS amount
              FROM receipt WHERE tenant_id = $1 AND ${id} IS NOT NULL GROUP BY 1, 2) given
      LEFT JOIN (${sold}) sold ON sold.tenant_id = $1 AND sold.id = given.id`;
  return `${given("order_id", KEPT_OF_ORDERS)} WHERE ${IS_SETTLED} UNION ALL ${given("bill_id", KEPT_OF_BILLS)}`;
}
