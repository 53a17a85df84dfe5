import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import type { Db } from "@/lib/platform/db/db";

/** What statements say of orders: their lines, and the delivery fee as a line without a position. */
export async function describeOrders(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<SubjectFacts[]> {
  const rows = await db.prisma.order.findMany({
    where: { tenantId, id: { in: ids } },
    select: {
      id: true,
      deliveryFeeMinor: true,
      items: {
        orderBy: { position: "asc" },
        select: { position: true, productName: true, quantity: true, lineTotalMinor: true },
      },
    },
  });
  return rows.map(({ id, deliveryFeeMinor, items }) => {
    const lines = items.map(
      ({ position: line, productName: name, quantity, lineTotalMinor: priceMinor }) => ({
        line,
        name,
        quantity,
        priceMinor,
      }),
    );
    const fee = { line: null, name: "delivery_fee", quantity: 1, priceMinor: deliveryFeeMinor };
    return { id, orderId: id, billId: null, lines: deliveryFeeMinor > 0 ? [...lines, fee] : lines };
  });
}
