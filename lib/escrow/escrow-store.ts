import type { Db, Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { mintTenantId } from "@/lib/tenancy/tenant-id";

const STATE = {
  id: true,
  escrowStatus: true,
  status: true,
  paymentStatus: true,
  currency: true,
  releaseAt: true,
  releasedAt: true,
  flaggedAt: true,
  flagClearedAt: true,
} as const;

/** What an order's escrow consists of, or null. Only confirmed refunds count. */
export function findEscrow(db: Db, { tenantId, orderId }: { tenantId: TenantId; orderId: string }) {
  return db.prisma.order.findFirst({
    where: { tenantId, id: orderId },
    select: {
      ...STATE,
      payments: { select: { capturedMinor: true, disputedMinor: true } },
      refunds: { where: { status: "succeeded" }, select: { amountMinor: true } },
    },
  });
}

/**
 * Locks up to `limit` orders whose release is due, the longest waiting first, and returns them. Orders that another
 * release holds are skipped, and so are those that wait for a super-admin, a refund or a dispute. In the order of
 * their tenants, because the payouts of one tenant wait for each other.
 */
export async function lockDueOrders(tx: Tx, { now, limit }: { now: Date; limit: number }) {
  const due = await tx.$queryRaw<{ tenant_id: string; id: string }[]>`
    SELECT tenant_id, id FROM orders
     WHERE released_at IS NULL AND release_at <= ${now} AND status = 'delivered'
       AND escrow_status IN ('held', 'partial_refund')
       AND (flagged_at IS NULL OR flag_cleared_at IS NOT NULL OR payment_status <> 'paid')
       AND NOT EXISTS (SELECT FROM refund r WHERE r.tenant_id = orders.tenant_id AND r.order_id = orders.id
                                              AND r.status = 'pending')
       AND NOT EXISTS (SELECT FROM dispute d WHERE d.tenant_id = orders.tenant_id AND d.order_id = orders.id
                                               AND d.status = 'open')
     ORDER BY release_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  const orders = await tx.order.findMany({
    where: { OR: due.map(({ tenant_id, id }) => ({ tenantId: tenant_id, id })) },
    select: { tenantId: true, ...STATE },
    orderBy: [{ tenantId: "asc" }, { id: "asc" }],
  });
  return orders.map((order) => ({ ...order, tenantId: mintTenantId(order.tenantId) }));
}

/** Releases an order that this transaction has locked. False when it was released before. */
export async function markReleased(
  tx: Tx,
  input: { tenantId: TenantId; orderId: string; escrowStatus: "released" | "partial_refund"; now: Date },
): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { tenantId: input.tenantId, id: input.orderId, releasedAt: null },
    data: { escrowStatus: input.escrowStatus, releasedAt: input.now },
  });
  return count === 1;
}
