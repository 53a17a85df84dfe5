import type { Db, Tx } from "@/lib/platform/db/db";
import { ofParents } from "@/lib/platform/db/of-parents";
import type { OrderRefund } from "@/lib/service/orders/order";
import { taxedRefund } from "./refund-tax";

/**
 * What went back of each of the orders, oldest first. Most orders have no refund, and lines and corrections are read
 * where there is one: one query, or three.
 */
export async function listRefundsByOrder(
  db: Db["prisma"] | Tx,
  orders: readonly { tenantId: string; id: string }[],
): Promise<Map<string, OrderRefund[]>> {
  const byOrder = new Map<string, OrderRefund[]>();
  if (orders.length === 0) return byOrder;
  const refunds = await db.refund.findMany({
    where: ofParents(orders, "orderId"),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (refunds.length === 0) return byOrder;
  const where = ofParents(refunds, "refundId");
  const lines = await db.refundLine.findMany({ where, orderBy: { position: "asc" } });
  const select = { refundId: true, taxLines: true };
  const receipts = await db.receipt.findMany({ where, orderBy: { number: "asc" }, select });
  for (const refund of refunds) {
    const ofRefund = ({ refundId }: { refundId: string | null }) => refundId === refund.id;
    const whole = taxedRefund({ ...refund, receipts: receipts.filter(ofRefund) });
    const orderId = refund.orderId ?? "";
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { ...whole, lines: lines.filter(ofRefund) }]);
  }
  return byOrder;
}
