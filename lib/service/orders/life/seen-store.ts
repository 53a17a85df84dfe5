import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import { EMAIL_RESTAURANT } from "@/lib/restaurant/tenancy/email-restaurant";
import type { OrderRef } from "@/lib/service/orders/order";
import { isUnseen } from "./unseen-sql";

/** Marks those orders as seen that nobody has seen before, and returns them. */
export function markSeen(
  tx: SqlTx,
  { tenantId, orderIds, now }: { tenantId: TenantId; orderIds: string[]; now: Date },
): Promise<{ id: string; number: number }[]> {
  return tx.query(
    `UPDATE orders SET seen_at = $3::timestamptz WHERE tenant_id = $1 AND id = ANY($2::text[]) AND seen_at IS NULL
     RETURNING id, number`,
    [tenantId, orderIds, now],
  );
}

/**
 * New orders that have waited for longer than their restaurant's limit and that nobody has seen or was written to
 * about. Each restaurant's are found by the index of orders by status.
 */
export async function listUnseenOrders(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<OrderRef[]> {
  const { rows } = await db.pool.query<{ tenant_id: string; id: string }>({
    name: scope ? undefined : "unseen-orders",
    text: `SELECT o.tenant_id, o.id
             FROM tenant t JOIN orders o ON o.tenant_id = t.id AND o.unseen_alert_at IS NULL AND ${isUnseen("$1")}
            WHERE ${inSweep(scope, "t.id")}
            ORDER BY o.created_at LIMIT $2`,
    values: [now, limit],
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), orderId: row.id }));
}

/** Takes the one alert of an order, if it is still new and nobody has seen it. False when there is nothing to report. */
export async function takeUnseenAlert(
  tx: Tx,
  { tenantId, orderId, now }: OrderRef & { now: Date },
): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { tenantId, id: orderId, status: "pending", seenAt: null, unseenAlertAt: null },
    data: { unseenAlertAt: now },
  });
  return count === 1;
}

const OWNERS = { where: { role: "owner" }, select: { user: { select: { email: true } } } } as const;

/** Who is told about an order that nobody sees: the owners, or the restaurant's own address when it has none, and its alert emails. */
export async function findAlertAudience(tx: Tx, { tenantId }: { tenantId: TenantId }) {
  const { members, original, alertEmails, ...restaurant } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      ...EMAIL_RESTAURANT,
      slug: true,
      email: true,
      alertEmails: true,
      locales: true,
      timeZone: true,
      members: OWNERS,
      // A test twin has the owners of its restaurant.
      original: { select: { members: OWNERS } },
    },
  });
  const owners = (original?.members ?? members).map(({ user }) => user.email);
  const recipients = new Set([...(owners.length > 0 ? owners : [restaurant.email]), ...alertEmails]);
  return { restaurant, recipients };
}
