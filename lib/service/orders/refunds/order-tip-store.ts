import { type TippedSale, tipPart } from "@/lib/payments/payments/tip-part";
import type { Tx } from "@/lib/platform/db/db";
import type { OrderRef } from "@/lib/service/orders/order";

/** How much of an amount that goes back of a locked order is its tip, where nobody says, in minor units. */
export async function findTipInOrder(
  tx: Tx,
  { tenantId, orderId }: OrderRef,
  amountMinor: number,
): Promise<number> {
  const [paid] = await tx.query<TippedSale>(
    `SELECT o.total_minor + o.gift_card_minor - o.tip_minor AS "saleMinor", o.tip_minor AS "tipMinor",
            coalesce(sum(r.amount_minor - r.tip_minor), 0)::int AS "saleBackMinor",
            coalesce(sum(r.tip_minor), 0)::int AS "tipBackMinor"
       FROM orders o
       LEFT JOIN refund r ON r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.status <> 'failed'
      WHERE o.tenant_id = $1 AND o.id = $2 GROUP BY o.total_minor, o.gift_card_minor, o.tip_minor`,
    [tenantId, orderId],
  );
  return paid ? tipPart(amountMinor, paid) : 0;
}
