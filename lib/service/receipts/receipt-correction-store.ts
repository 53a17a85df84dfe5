import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { KEPT_OF_BILLS, KEPT_OF_ORDERS } from "./kept-sql";

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

/** What of an order is with the restaurant for good. */
export async function keptOfOrder(
  tx: SqlTx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<Kept & { isCanceled: boolean }> {
  const [row] = await tx.query<Kept & { isCanceled: boolean }>(
    `SELECT kept AS "keptMinor", tip AS "keptTipMinor", canceled AS "isCanceled"
       FROM (${KEPT_OF_ORDERS}) sold WHERE tenant_id = $1 AND id = $2`,
    [tenantId, orderId],
  );
  return row ?? { keptMinor: 0, keptTipMinor: 0, isCanceled: false };
}

/** What an order costs, with the tip apart and its tax. */
export async function soldOfOrder(
  tx: SqlTx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<{ grossMinor: number; tipMinor: number; taxLines: TaxLine[] }> {
  const [row] = await tx.query<{ grossMinor: number; tipMinor: number; taxLines: TaxLine[] }>(
    `SELECT total_minor + gift_card_minor - tip_minor AS "grossMinor", tip_minor AS "tipMinor", tax_lines AS "taxLines"
       FROM orders WHERE tenant_id = $1 AND id = $2`,
    [tenantId, orderId],
  );
  return row ?? { grossMinor: 0, tipMinor: 0, taxLines: [] };
}

/** What of a closed bill is with the restaurant for good. */
export async function keptOfBill(
  tx: SqlTx,
  { tenantId, billId }: { tenantId: TenantId; billId: string },
): Promise<Kept> {
  const [row] = await tx.query<Kept>(
    `SELECT kept AS "keptMinor", tip AS "keptTipMinor" FROM (${KEPT_OF_BILLS}) sold WHERE tenant_id = $1 AND id = $2`,
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
