import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, ScheduledMenuChange } from "@/lib/platform/db/generated/client";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { ScheduledFields } from "@/lib/restaurant/menu/history/menu-history-contract";

/** Writes a change that is to be made later. A foreign key refuses an unknown product. */
export function insertScheduledChange(
  tx: Tx,
  row: {
    tenantId: TenantId;
    id: string;
    productId: string;
    changes: ScheduledFields;
    at: Date;
    actorId: string;
    createdAt: Date;
  },
): Promise<ScheduledMenuChange> {
  return tx.scheduledMenuChange.create({
    data: { ...row, changes: row.changes as Prisma.InputJsonValue },
  });
}

/** How many changes a restaurant has ahead. */
export function countScheduledChanges(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.scheduledMenuChange.count({ where: { tenantId } });
}

/** The changes that a restaurant has ahead, the next one first. */
export function listScheduledRows(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<ScheduledMenuChange[]> {
  return db.prisma.scheduledMenuChange.findMany({
    where: { tenantId },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
}

/** Takes a change off the list; null when it is no longer on it. Of two rivals one takes it. */
export async function takeScheduledChange(
  tx: Tx,
  { tenantId, scheduleId }: { tenantId: TenantId; scheduleId: string },
): Promise<ScheduledMenuChange | null> {
  const [row] = await tx.$queryRaw<ScheduledMenuChange[]>`
    DELETE FROM scheduled_menu_change WHERE tenant_id = ${tenantId} AND id = ${scheduleId}
    RETURNING tenant_id AS "tenantId", id, product_id AS "productId", changes, at, actor_id AS "actorId",
              created_at AS "createdAt"`;
  return row ?? null;
}

/** The changes of all restaurants whose time has come, the oldest first. */
export function listDueScheduledRows(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<{ tenantId: string; id: string }[]> {
  return db.prisma.scheduledMenuChange.findMany({
    where: { ...whereInSweep(scope), at: { lte: now } },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
}
