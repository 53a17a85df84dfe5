import type { Tx } from "@/lib/platform/db/db";

export type RefundReason = { tenantId: string; id: string; orderId: string; reason: string };

/** Why orders were refunded, in the words of whoever did it. */
export function listRefundReasons(
  tx: Tx,
  orders: readonly { tenantId: string; id: string }[],
): Promise<RefundReason[]> {
  return tx.$queryRaw<RefundReason[]>`
    SELECT r.tenant_id AS "tenantId", r.id, r.order_id AS "orderId", r.reason
      FROM refund r
      JOIN jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text)
        ON ref."tenantId" = r.tenant_id AND ref.id = r.order_id`;
}

/** Replaces the words in which staff refunded the deposits of these bookings: they may name the guest. */
export async function clearDepositReasons(
  tx: Tx,
  bookings: readonly { tenantId: string; id: string }[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE refund r SET reason = '-'
      FROM payment p
      JOIN jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS ref("tenantId" text, id text)
        ON ref."tenantId" = p.tenant_id AND ref.id = p.reservation_id
     WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.actor = 'restaurant' AND r.created_by IS NOT NULL`;
}

export async function setRefundReason(
  tx: Tx,
  { tenantId, id, reason }: { tenantId: string; id: string; reason: string },
): Promise<void> {
  await tx.refund.update({ where: { tenantId_id: { tenantId, id } }, data: { reason } });
}
