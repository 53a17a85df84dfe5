import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { withdrawEmail } from "@/lib/platform/mail/queue-email";
import type { Order, OrderActor, OrderRef } from "@/lib/service/orders/order";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import type { TimelineAct } from "@/lib/service/orders/timeline-act";
import type { OrderMoney } from "./order-cancel-policy";
import { orderReceivedKey } from "./order-received-email";

/**
 * Moves an order if it still has the status that the decision was made on, and the customer that will be written to.
 * False when a rival was faster, the guest has changed the order meanwhile, or the customer was erased. The row stays
 * locked until the transaction ends, so what is read of the order afterwards cannot change. An
 * email that still waits to say that the order was received is withdrawn: a later one says more.
 */
export async function moveStatus(
  tx: Tx,
  input: OrderRef & {
    from: OrderStatus;
    customerEmail: string;
    /** When the guest had changed the order last, where the decision hangs on what they wrote. */
    changedAt?: Date | null;
    changes: OrderChanges;
  },
): Promise<boolean> {
  const { tenantId, orderId, from, customerEmail, changedAt, changes } = input;
  const { count } = await tx.order.updateMany({
    where: { tenantId, id: orderId, status: from, customerEmail, changedAt },
    data: changes,
  });
  const isMoved = count === 1;
  if (isMoved && from === "pending" && changes.status !== undefined)
    await withdrawEmail(tx, orderReceivedKey(orderId));
  return isMoved;
}

/** Holds an order until the transaction ends: all its money moves one after another. False when it is unknown. */
export async function lockOrder(tx: Tx, { tenantId, orderId }: OrderRef): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM orders WHERE tenant_id = ${tenantId} AND id = ${orderId} FOR UPDATE`;
  return rows.length === 1;
}

export type OrderChanges = Omit<Prisma.OrderUncheckedUpdateManyInput, "tenantId" | "id">;

/** Changes an order whose row this transaction has locked. */
export async function changeLockedOrder(
  tx: Tx,
  { tenantId, orderId, changes }: OrderRef & { changes: OrderChanges },
): Promise<void> {
  await tx.order.update({ where: { tenantId_id: { tenantId, id: orderId } }, data: changes });
}

/** Adds to the timeline of an order whose row this transaction has locked. */
export async function appendTimeline(
  tx: Tx,
  input: OrderRef & {
    status: OrderStatus;
    at: Date;
    actor: OrderActor;
    note: string | null;
    act?: TimelineAct | null;
  },
): Promise<void> {
  const { tenantId, orderId, status, at, actor, note, act = null } = input;
  await tx.$executeRaw`
    INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor, actor_user_id, note, act)
    SELECT ${tenantId}, ${orderId}, coalesce(max(position) + 1, 0), ${status}::order_status, ${at},
           ${actor.kind}::actor, ${actor.userId}, ${note}, ${act}
      FROM order_timeline_event WHERE tenant_id = ${tenantId} AND order_id = ${orderId}`;
}

export type LockedMoney = OrderMoney & { paymentStatus: Order["paymentStatus"]; paymentId: string | null };

/**
 * The money of an order whose row this transaction has locked: it can no longer move. What arrived in another amount
 * than was asked for is none of it.
 */
export async function getLockedMoney(tx: Tx, { tenantId, orderId }: OrderRef): Promise<LockedMoney> {
  const rows = await tx.$queryRaw<LockedMoney[]>`
    SELECT o.escrow_status::text AS "escrowStatus", o.payment_status::text AS "paymentStatus",
           o.gift_card_minor - coalesce((
             SELECT sum(r.amount_minor)::int FROM refund r
              WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.purse = 'gift_card'
                AND r.status <> 'failed'), 0) AS "giftCardMinor", p.id AS "paymentId",
           CASE WHEN p.state = 'failed' THEN 0 ELSE coalesce(p.captured_minor, 0) END AS "capturedMinor",
           coalesce(p.refunded_minor + p.disputed_minor, 0) AS "refundedMinor"
      FROM orders o LEFT JOIN payment p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.tenant_id = ${tenantId} AND o.id = ${orderId}`;
  const row = rows[0];
  if (!row) throw new Error(`Order ${orderId} vanished under its lock`);
  return row;
}
