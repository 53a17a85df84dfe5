import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";

type SlotRef = { tenantId: TenantId; slotAt: Date };

/**
 * Counts an order into its quarter hour. False when the quarter hour has reached the limit; rivals wait for each other at
 * its row, so the limit holds however many there are. Before the products in the order of locks (docs/decisions/066).
 */
export async function takeSlot(
  tx: SqlTx,
  { tenantId, slotAt, limit }: SlotRef & { limit: number | null },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO order_slot (tenant_id, slot_at, taken) VALUES ($1, $2, 1)
     ON CONFLICT (tenant_id, slot_at) DO UPDATE SET taken = order_slot.taken + 1
      WHERE $3::int IS NULL OR order_slot.taken < $3::int
     RETURNING taken`,
    [tenantId, slotAt, limit],
  );
  return rows.length === 1;
}

/** Takes an order out of its quarter hour again, once for each order that was counted. */
export async function freeSlot(
  tx: Tx,
  { tenantId, slotAt }: { tenantId: TenantId; slotAt: Date | null },
): Promise<void> {
  if (slotAt === null) return;
  await tx.$executeRaw`
    UPDATE order_slot SET taken = taken - 1
     WHERE tenant_id = ${tenantId} AND slot_at = ${slotAt} AND taken > 0`;
}

/** The quarter hours from the instant on that have reached the limit. */
export async function listFullSlots(
  db: Db["prisma"],
  { tenantId, from, limit }: { tenantId: TenantId; from: Date; limit: number },
): Promise<Date[]> {
  const rows = await db.orderSlot.findMany({
    where: { tenantId, slotAt: { gte: from }, taken: { gte: limit } },
    select: { slotAt: true },
  });
  return rows.map(({ slotAt }) => slotAt);
}
