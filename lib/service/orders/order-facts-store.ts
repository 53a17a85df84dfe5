import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { HeldFacts, SubjectFacts } from "@/lib/payments/payments/payment-subject";
import type { Db } from "@/lib/platform/db/db";

/** What statements say of orders: their lines, and delivery fee, service charge and tip as lines without a position. */
export async function describeOrders(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<SubjectFacts[]> {
  const rows = await db.prisma.order.findMany({
    where: { tenantId, id: { in: ids } },
    select: {
      id: true,
      number: true,
      deliveryFeeMinor: true,
      serviceChargeMinor: true,
      tipMinor: true,
      items: {
        orderBy: { position: "asc" },
        select: { position: true, productName: true, quantity: true, lineTotalMinor: true },
      },
    },
  });
  return rows.map(({ id, number, deliveryFeeMinor, serviceChargeMinor, tipMinor, items }) => {
    const lines = items.map(
      ({ position: line, productName: name, quantity, lineTotalMinor: priceMinor }) => ({
        line,
        name,
        quantity,
        priceMinor,
      }),
    );
    const extras = [
      { name: "delivery_fee", priceMinor: deliveryFeeMinor },
      { name: "service_charge", priceMinor: serviceChargeMinor },
      { name: "tip", priceMinor: tipMinor },
    ].filter(({ priceMinor }) => priceMinor > 0);
    return {
      id,
      reference: String(number),
      orderId: id,
      billId: null,
      lines: [...lines, ...extras.map((extra) => ({ ...extra, line: null, quantity: 1 }))],
    };
  });
}

/** What orders whose money is held wait for, by the conditions of a release; without those that are unknown. */
export function describeHeldOrders(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<HeldFacts[]> {
  return db.sql.query<HeldFacts>(HELD, [tenantId, ids]);
}

const HELD = `
  SELECT o.id, o.release_at AS "releaseAt",
         CASE WHEN o.status IN ('canceled', 'rejected') THEN 'refund'
              WHEN EXISTS (SELECT FROM payment p JOIN dispute d ON d.tenant_id = p.tenant_id AND d.payment_id = p.id
                            WHERE p.tenant_id = o.tenant_id AND p.order_id = o.id AND d.status = 'open') THEN 'dispute'
              WHEN o.payment_status IN ('pending', 'failed') THEN 'payment'
              WHEN o.status <> 'delivered' THEN 'delivery'
              WHEN o.flagged_at IS NOT NULL AND o.flag_cleared_at IS NULL AND o.payment_status = 'paid' THEN 'review'
              WHEN EXISTS (SELECT FROM refund r WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id
                                                  AND r.status = 'pending') THEN 'refund'
              ELSE 'release' END AS "waitsFor"
    FROM orders o WHERE o.tenant_id = $1 AND o.id = ANY($2)`;
