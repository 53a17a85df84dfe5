import type { PageCursor } from "@/lib/admin/page-cursor";
import type { Db, Tx } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { EscrowReviewRow } from "./escrow-review-contract";
import type { EscrowStatus } from "./escrow-status";

const REVIEW = {
  id: true,
  tenantId: true,
  number: true,
  status: true,
  paymentStatus: true,
  escrowStatus: true,
  currency: true,
  createdAt: true,
  preparingStartedAt: true,
  readyAt: true,
  deliveredAt: true,
  releaseAt: true,
  releasedAt: true,
  flaggedAt: true,
  flagClearedAt: true,
  payments: { select: { capturedMinor: true, disputedMinor: true } },
  refunds: { where: { status: "succeeded" }, select: { amountMinor: true } },
  tenant: { select: { slug: true, name: true } },
} satisfies Prisma.OrderSelect;

type OrderKey = { tenantId: string; id: string };

export type EscrowFilter = {
  flagged?: boolean;
  escrowStatus?: EscrowStatus;
  tenantRef?: string;
  after: PageCursor | null;
  limit: number;
};

const NEWEST_FIRST = "ORDER BY o.created_at DESC, o.id DESC LIMIT $1";

/**
 * Orders of all restaurants, newest first. Those that wait for a super-admin have an index of their own; of the others
 * each restaurant's newest are read by its index and then merged, so that a new order pays for no index across all.
 */
function orderKeysQuery({ flagged, escrowStatus, tenantRef, after, limit }: EscrowFilter) {
  const values: unknown[] = [limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const waits = "o.flagged_at IS NOT NULL AND o.flag_cleared_at IS NULL";
  const orders = [
    flagged === true ? waits : flagged === false ? `NOT (${waits})` : "true",
    escrowStatus ? `o.escrow_status = ${given(escrowStatus)}::escrow_status` : "true",
    after ? `(o.created_at, o.id) < (${given(after.at)}::timestamptz, ${given(after.id)}::text)` : "true",
  ].join(" AND ");
  const tenants = tenantRef === undefined ? "true" : `${given(tenantRef)} IN (t.id, t.slug)`;
  const text = flagged
    ? `SELECT o.tenant_id, o.id FROM orders o JOIN tenant t ON t.id = o.tenant_id
        WHERE ${orders} AND ${tenants} ${NEWEST_FIRST}`
    : `SELECT o.tenant_id, o.id FROM tenant t
        CROSS JOIN LATERAL (SELECT o.tenant_id, o.id, o.created_at FROM orders o
                             WHERE o.tenant_id = t.id AND ${orders} ${NEWEST_FIRST}) o
        WHERE ${tenants} ${NEWEST_FIRST}`;
  return { text, values };
}

/** Orders of all restaurants with their money, newest first, from behind the cursor. */
export async function listEscrowRows(db: Db, filter: EscrowFilter): Promise<EscrowReviewRow[]> {
  const { rows } = await db.pool.query<{ tenant_id: string; id: string }>(orderKeysQuery(filter));
  return findRows(
    db,
    rows.map(({ tenant_id, id }) => ({ tenantId: tenant_id, id })),
  );
}

function findRows(db: Db, keys: OrderKey[]): Promise<EscrowReviewRow[]> {
  return db.prisma.order.findMany({
    where: { OR: keys },
    select: REVIEW,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** An order with its money, or null. */
export async function findEscrowRow(
  db: Db,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<EscrowReviewRow | null> {
  const [row] = await findRows(db, [{ tenantId, id: orderId }]);
  return row ?? null;
}

/** Clears a flag that waits, once. "unflagged" for an order that never had one. */
export async function clearWaitingFlag(
  tx: Tx,
  { tenantId, orderId, now }: { tenantId: TenantId; orderId: string; now: Date },
): Promise<"cleared" | "was-clear" | "unflagged"> {
  const { count } = await tx.order.updateMany({
    where: { tenantId, id: orderId, flaggedAt: { not: null }, flagClearedAt: null },
    data: { flagClearedAt: now },
  });
  if (count === 1) return "cleared";
  const flagged = await tx.order.count({ where: { tenantId, id: orderId, flaggedAt: { not: null } } });
  return flagged === 1 ? "was-clear" : "unflagged";
}
