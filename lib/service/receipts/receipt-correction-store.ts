import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { TaxLine } from "@/lib/restaurant/tax/tax";

/** What a receipt is for. */
export type ReceiptSubject = { tenantId: TenantId; orderId: string } | { tenantId: TenantId; billId: string };

/** What was issued for an order or bill, its receipt first. */
export type IssuedDocument = {
  id: string;
  refundId: string | null;
  grossMinor: number;
  tipMinor: number;
  taxLines: TaxLine[];
};

/** What of a sale and of the tip on top of it is with the restaurant for good, in minor units. */
export type Kept = { keptMinor: number; keptTipMinor: number };

/** The documents of an order or bill that the caller has locked, the receipt first; empty where there is none yet. */
export function listIssued(tx: SqlTx, subject: ReceiptSubject): Promise<IssuedDocument[]> {
  const [column, id] = "orderId" in subject ? ["order_id", subject.orderId] : ["bill_id", subject.billId];
  return tx.query<IssuedDocument>(
    `SELECT id, refund_id AS "refundId", gross_minor AS "grossMinor", tip_minor AS "tipMinor", tax_lines AS "taxLines"
       FROM receipt WHERE tenant_id = $1 AND ${column} = $2 ORDER BY kind, number`,
    [subject.tenantId, id],
  );
}

/**
 * What of an order is with the restaurant for good: its price and tip less the refunds that succeeded. A cash order that
 * was canceled after it was paid was settled at the counter, so nothing of it is.
 */
export async function keptOfOrder(
  tx: SqlTx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<Kept & { isCanceled: boolean }> {
  const [row] = await tx.query<Kept & { isCanceled: boolean }>(
    `SELECT CASE WHEN canceled THEN 0 ELSE greatest(0, price - back) END::int AS "keptMinor",
            CASE WHEN canceled THEN 0 ELSE greatest(0, tip_minor - tip_back) END::int AS "keptTipMinor",
            canceled AS "isCanceled"
       FROM (SELECT o.total_minor + o.gift_card_minor - o.tip_minor AS price, o.tip_minor, gone.back, gone.tip_back,
                    o.status IN ('canceled', 'rejected') AND o.payment_method = 'cash' AS canceled
               FROM orders o
              CROSS JOIN LATERAL (
                    SELECT coalesce(sum(r.amount_minor - r.tip_minor), 0) AS back,
                           coalesce(sum(r.tip_minor), 0) AS tip_back
                      FROM refund r
                     WHERE r.tenant_id = $1 AND r.order_id = $2 AND r.status = 'succeeded') gone
              WHERE o.tenant_id = $1 AND o.id = $2) sold`,
    [tenantId, orderId],
  );
  return row ?? { keptMinor: 0, keptTipMinor: 0, isCanceled: false };
}

/** What of a closed bill is with the restaurant for good: what guests paid and gave less the refunds that succeeded. */
export async function keptOfBill(
  tx: SqlTx,
  { tenantId, billId }: { tenantId: TenantId; billId: string },
): Promise<Kept> {
  const [row] = await tx.query<Kept>(
    `SELECT least(b.total_minor, coalesce(sum(s.amount_minor - gone.back), 0))::int AS "keptMinor",
            coalesce(sum(s.tip_minor - gone.tip_back), 0)::int AS "keptTipMinor"
       FROM bill b
       LEFT JOIN bill_payment s ON s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')
       LEFT JOIN LATERAL (
            SELECT coalesce(sum(r.amount_minor - r.tip_minor), 0) AS back, coalesce(sum(r.tip_minor), 0) AS tip_back
              FROM payment p JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'succeeded'
             WHERE p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id) gone ON true
      WHERE b.tenant_id = $1 AND b.id = $2 GROUP BY b.total_minor`,
    [tenantId, billId],
  );
  return row ?? { keptMinor: 0, keptTipMinor: 0 };
}

/** What a refund gave back at each rate, as far as it names lines of its order. */
export function listRefundedRates(
  tx: SqlTx,
  { tenantId, refundId }: { tenantId: TenantId; refundId: string },
): Promise<{ bps: number; amountMinor: number }[]> {
  return tx.query(
    `SELECT i.tax_bps AS bps, sum(l.amount_minor)::int AS "amountMinor"
       FROM refund_line l
       JOIN order_item i ON i.tenant_id = l.tenant_id AND i.order_id = l.order_id AND i.position = l.position
      WHERE l.tenant_id = $1 AND l.refund_id = $2 AND i.tax_bps IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [tenantId, refundId],
  );
}
