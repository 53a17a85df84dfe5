import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { findNewestOrderKeys, type NewestOrdersFilter } from "@/lib/service/orders/views/newest-orders-store";
import { HAS_PLATFORM_MONEY } from "@/lib/service/orders/views/platform-money-sql";
import type { EscrowReviewRow } from "./escrow-review-contract";

const REVIEW = {
  id: true,
  tenantId: true,
  number: true,
  status: true,
  paymentStatus: true,
  escrowStatus: true,
  currency: true,
  giftCardMinor: true,
  createdAt: true,
  preparingStartedAt: true,
  readyAt: true,
  deliveredAt: true,
  releaseAt: true,
  releasedAt: true,
  flaggedAt: true,
  flagClearedAt: true,
  payments: { select: { capturedMinor: true, disputedMinor: true } },
  refunds: { where: { status: "succeeded" }, select: { purse: true, amountMinor: true } },
  tenant: { select: { slug: true, name: true } },
} satisfies Prisma.OrderSelect;

type OrderKey = { tenantId: string; id: string };

export type EscrowFilter = Omit<NewestOrdersFilter, "status" | "withMoney">;

/** Orders of all restaurants that have money with the platform, newest first, from behind the cursor. */
export async function listEscrowRows(db: Db, filter: EscrowFilter): Promise<EscrowReviewRow[]> {
  return findRows(db, await findNewestOrderKeys(db, { ...filter, withMoney: true }));
}

/** What waits for its release alone, by the index of what is due. */
const RELEASING = `
  SELECT o.tenant_id AS "tenantId", o.id FROM orders o JOIN tenant t ON t.id = o.tenant_id
   WHERE o.released_at IS NULL AND o.release_at IS NOT NULL AND (o.release_at, o.id) > ($1::timestamptz, $2::text)
     AND o.escrow_status IN ('held', 'partial_refund') AND (o.flagged_at IS NULL OR o.flag_cleared_at IS NOT NULL)
     AND ${HAS_PLATFORM_MONEY} AND ${withoutTwins("o.tenant_id")} AND ($4::text IS NULL OR $4 IN (t.id, t.slug))
   ORDER BY o.release_at, o.id LIMIT $3`;

/** Orders whose money is released by itself, the next one first, from behind the cursor. */
export async function listReleasingRows(
  db: Db,
  { tenantRef, after, limit }: Pick<EscrowFilter, "tenantRef" | "after" | "limit">,
): Promise<EscrowReviewRow[]> {
  const { at, id } = after ?? { at: new Date(0), id: "" };
  const keys = await db.sql.query<OrderKey>(RELEASING, [at, id, limit, tenantRef ?? null]);
  const place = new Map(keys.map((key, index) => [key.id, index]));
  const rows = await findRows(db, keys);
  return rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
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
): Promise<{ number: number } | "was-clear" | "unflagged"> {
  const [cleared] = await tx.order.updateManyAndReturn({
    where: { tenantId, id: orderId, flaggedAt: { not: null }, flagClearedAt: null },
    data: { flagClearedAt: now },
    select: { number: true },
  });
  if (cleared) return cleared;
  const flagged = await tx.order.count({ where: { tenantId, id: orderId, flaggedAt: { not: null } } });
  return flagged === 1 ? "was-clear" : "unflagged";
}
