import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";
import type { DueRelease } from "@/lib/payments/payments/payment-subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import type { OrderRef } from "@/lib/service/orders/order";

const STATE = {
  number: true,
  escrowStatus: true,
  status: true,
  paymentMethod: true,
  paymentStatus: true,
  giftCardMinor: true,
  currency: true,
  releaseAt: true,
  releasedAt: true,
  flaggedAt: true,
  flagClearedAt: true,
} as const;

const IS_DUE = Prisma.sql`
  released_at IS NULL AND status = 'delivered' AND escrow_status IN ('held', 'partial_refund')
  AND (payment_method IN ('cash', 'external') OR payment_status NOT IN ('pending', 'failed'))
  AND (flagged_at IS NULL OR flag_cleared_at IS NOT NULL OR payment_status <> 'paid'
       OR (payment_method IN ('cash', 'external') AND gift_card_minor = 0))
  AND NOT EXISTS (SELECT FROM refund r WHERE r.tenant_id = orders.tenant_id AND r.order_id = orders.id
                                         AND r.status = 'pending')
  AND NOT EXISTS (SELECT FROM payment p JOIN dispute d ON d.tenant_id = p.tenant_id AND d.payment_id = p.id
                   WHERE p.tenant_id = orders.tenant_id AND p.order_id = orders.id AND d.status = 'open')`;

/**
 * Orders whose release is due, the longest waiting first, from behind `after`; without those that wait for a super-admin, a
 * refund, a dispute, or an online payment that has not arrived.
 */
export async function listDueOrders(
  db: Db,
  { scope, now, after, limit }: { scope: SweepScope; now: Date; after: DueRelease | null; limit: number },
): Promise<DueRelease[]> {
  const behind = after ? Prisma.sql`AND (release_at, id) > (${after.releaseAt}, ${after.id})` : Prisma.empty;
  const rows = await db.prisma.$queryRaw<{ tenant_id: string; id: string; release_at: Date }[]>`
    SELECT tenant_id, id, release_at FROM orders
     WHERE ${Prisma.raw(inSweep(scope, "tenant_id"))} AND release_at <= ${now} AND ${IS_DUE} ${behind}
     ORDER BY release_at, id LIMIT ${limit}`;
  return rows.map((row) => ({
    tenantId: mintTenantId(row.tenant_id),
    id: row.id,
    releaseAt: row.release_at,
  }));
}

/**
 * Locks an order whose release is due and returns it as it stands then; null when another release holds it or it is not
 * due now. Refunds and disputes lock the order before they are written, so the look that counts is the second one:
 * the statement that locks still sees what was there when it began.
 */
export async function lockDueOrder(tx: Tx, { tenantId, orderId, now }: OrderRef & { now: Date }) {
  const key = Prisma.sql`tenant_id = ${tenantId} AND id = ${orderId}`;
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM orders WHERE ${key} FOR UPDATE SKIP LOCKED`;
  if (locked.length === 0) return null;
  const due = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM orders WHERE ${key} AND release_at <= ${now} AND ${IS_DUE}`;
  if (due.length === 0) return null;
  return tx.order.findUnique({ where: { tenantId_id: { tenantId, id: orderId } }, select: STATE });
}

/** Releases an order that this transaction has locked. False when it was released before. */
export async function markReleased(
  tx: Tx,
  input: OrderRef & { escrowStatus: EscrowStatus; now: Date },
): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { tenantId: input.tenantId, id: input.orderId, releasedAt: null },
    data: { escrowStatus: input.escrowStatus, releasedAt: input.now },
  });
  return count === 1;
}
