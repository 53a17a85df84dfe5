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
  taxLines: TaxLine[];
};

/** The documents of an order or bill that the caller has locked, the receipt first; empty where there is none yet. */
export function listIssued(tx: SqlTx, subject: ReceiptSubject): Promise<IssuedDocument[]> {
  const [column, id] = "orderId" in subject ? ["order_id", subject.orderId] : ["bill_id", subject.billId];
  return tx.query<IssuedDocument>(
    `SELECT id, refund_id AS "refundId", gross_minor AS "grossMinor", tax_lines AS "taxLines"
       FROM receipt WHERE tenant_id = $1 AND ${column} = $2 ORDER BY kind, number`,
    [subject.tenantId, id],
  );
}

/**
 * What of an order is with the restaurant for good, in minor units: its price less the refunds that succeeded. A cash
 * order that was canceled after it was paid was settled at the counter, so nothing of it is.
 */
export async function keptOfOrder(
  tx: SqlTx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<{ keptMinor: number; isCanceled: boolean }> {
  const [row] = await tx.query<{ keptMinor: number; isCanceled: boolean }>(
    `SELECT (CASE WHEN ended AND payment_method = 'cash' THEN 0
                  ELSE greatest(0, total_minor + gift_card_minor - back) END)::int AS "keptMinor",
            ended AND payment_method = 'cash' AS "isCanceled"
       FROM (SELECT o.payment_method, o.total_minor, o.gift_card_minor, o.status IN ('canceled', 'rejected') AS ended,
                    coalesce((SELECT sum(r.amount_minor) FROM refund r
                               WHERE r.tenant_id = $1 AND r.order_id = $2 AND r.status = 'succeeded'), 0) AS back
               FROM orders o WHERE o.tenant_id = $1 AND o.id = $2) sold`,
    [tenantId, orderId],
  );
  return row ?? { keptMinor: 0, isCanceled: false };
}

/** What of a closed bill is with the restaurant for good: what guests paid less the refunds that succeeded. */
export async function keptOfBill(
  tx: SqlTx,
  { tenantId, billId }: { tenantId: TenantId; billId: string },
): Promise<number> {
  const [row] = await tx.query<{ keptMinor: number }>(
    `SELECT least(b.total_minor, coalesce(sum(s.amount_minor - back.amount), 0))::int AS "keptMinor"
       FROM bill b
       LEFT JOIN bill_payment s ON s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')
       LEFT JOIN LATERAL (
            SELECT coalesce(sum(r.amount_minor), 0) AS amount
              FROM payment p JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'succeeded'
             WHERE p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id) back ON true
      WHERE b.tenant_id = $1 AND b.id = $2 GROUP BY b.total_minor`,
    [tenantId, billId],
  );
  return row?.keptMinor ?? 0;
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
