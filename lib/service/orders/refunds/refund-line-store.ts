import type { Tx } from "@/lib/platform/db/db";
import type { OrderRef } from "@/lib/service/orders/order";
import type { PlannedLine } from "./refund-plan";

export type TakenLine = PlannedLine & { restockedQuantity: number };

/**
 * Counts units and amounts of an order's lines as refunded. False when one of the lines has fewer units left; the caller
 * then rolls back. The condition and the check constraints of the table hold against any number of rivals.
 */
export async function takeRefundLines(
  tx: Tx,
  { tenantId, orderId, lines }: OrderRef & { lines: readonly TakenLine[] },
): Promise<boolean> {
  if (lines.length === 0) return true;
  const taken = await tx.$executeRaw`
    UPDATE order_item i
       SET refunded_quantity = i.refunded_quantity + l.quantity,
           refunded_minor = i.refunded_minor + l."amountMinor",
           restocked_quantity = i.restocked_quantity + l."restockedQuantity"
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             AS l(position int, quantity int, "amountMinor" int, "restockedQuantity" int)
     WHERE i.tenant_id = ${tenantId} AND i.order_id = ${orderId} AND i.position = l.position
       AND i.refunded_quantity + l.quantity <= i.quantity
       AND i.restocked_quantity + l."restockedQuantity" <= i.quantity`;
  return taken === lines.length;
}

/** Writes down what a refund gives back for which lines. */
export async function insertRefundLines(
  tx: Tx,
  { tenantId, orderId, refundId, lines }: OrderRef & { refundId: string; lines: readonly TakenLine[] },
): Promise<void> {
  if (lines.length === 0) return;
  await tx.refundLine.createMany({ data: lines.map((line) => ({ ...line, tenantId, orderId, refundId })) });
}

/** Lets the lines of a refund that failed be refunded again, once for each failure. The caller has locked the order. */
export async function freeRefundLines(
  tx: Tx,
  { tenantId, orderId, refundId }: OrderRef & { refundId: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE order_item i
       SET refunded_quantity = i.refunded_quantity - l.quantity, refunded_minor = i.refunded_minor - l.amount_minor
      FROM refund_line l
     WHERE l.tenant_id = ${tenantId} AND l.refund_id = ${refundId}
       AND i.tenant_id = ${tenantId} AND i.order_id = ${orderId} AND i.position = l.position`;
}

/** The units of an order that no refund has put back into stock. The caller has locked the order. */
export function listUnitsInSale(
  tx: Tx,
  { tenantId, orderId }: OrderRef,
): Promise<{ productId: string; quantity: number }[]> {
  return tx.$queryRaw<{ productId: string; quantity: number }[]>`
    SELECT product_id AS "productId", quantity - restocked_quantity AS quantity
      FROM order_item WHERE tenant_id = ${tenantId} AND order_id = ${orderId} AND restocked_quantity < quantity`;
}

/** The refunds that put units of an order back into stock. The caller has locked the order. */
export async function listRestocks(tx: Tx, { tenantId, orderId }: OrderRef): Promise<string[]> {
  const found = await tx.refundLine.findMany({
    where: { tenantId, orderId, restockedQuantity: { gt: 0 } },
    distinct: ["refundId"],
    select: { refundId: true },
  });
  return found.map(({ refundId }) => refundId);
}
