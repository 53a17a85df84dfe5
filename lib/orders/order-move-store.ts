import type { Tx } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { OrderActor } from "./order";
import type { OrderStatus } from "./order-status";

type OrderRef = { tenantId: TenantId; orderId: string };

/**
 * Moves an order if it still has the status that the decision was made on. False when a rival was faster. The row
 * stays locked until the transaction ends, so what is read of the order afterwards does not change any more.
 */
export async function moveStatus(
  tx: Tx,
  { tenantId, orderId, from, changes }: OrderRef & { from: OrderStatus; changes: OrderChanges },
): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { tenantId, id: orderId, status: from },
    data: changes,
  });
  return count === 1;
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
  input: OrderRef & { status: OrderStatus; at: Date; actor: OrderActor; note: string | null },
): Promise<void> {
  const { tenantId, orderId, status, at, actor, note } = input;
  await tx.$executeRaw`
    INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor, actor_user_id, note)
    SELECT ${tenantId}, ${orderId}, coalesce(max(position) + 1, 0), ${status}::order_status, ${at},
           ${actor.kind}::actor, ${actor.userId}, ${note}
      FROM order_timeline_event WHERE tenant_id = ${tenantId} AND order_id = ${orderId}`;
}
