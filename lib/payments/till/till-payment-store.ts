import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { TillPayment } from "./till-payment";

type OfOrder = { tenantId: TenantId; orderId: string };

/** Records money that the restaurant took itself or gave back. The caller has locked the order and counts it there. */
export async function insertTillPayment(
  tx: SqlTx,
  input: OfOrder & Omit<TillPayment, "id"> & { currency: string },
): Promise<void> {
  await tx.execute(
    `INSERT INTO till_payment (tenant_id, id, order_id, method, type, amount_minor, tip_minor, currency, reference,
                               refund_id, taken_by, taken_at)
     VALUES ($1, $2, $3, $4::payment_method, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      input.tenantId,
      newId("tlp"),
      input.orderId,
      input.method,
      input.type,
      input.amountMinor,
      input.tipMinor,
      input.currency,
      input.reference,
      input.refundId,
      input.takenBy,
      input.takenAt,
    ],
  );
}

/** What the till holds of an order, by method and type, the latest first; without what went back. */
export function listTillSums(
  tx: SqlTx,
  { tenantId, orderId }: OfOrder,
): Promise<(Pick<TillPayment, "method" | "type"> & { amountMinor: number; tipMinor: number })[]> {
  return tx.query(
    `SELECT method::text AS method, type, sum(amount_minor)::int AS "amountMinor", sum(tip_minor)::int AS "tipMinor"
       FROM till_payment WHERE tenant_id = $1 AND order_id = $2
      GROUP BY method, type HAVING sum(amount_minor) > 0 ORDER BY max(taken_at) DESC, max(id) DESC`,
    [tenantId, orderId],
  );
}
