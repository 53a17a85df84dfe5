import { randomUUID } from "node:crypto";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { TableShape } from "@/lib/service/reservations/floor-plan";

type TableFields = {
  name: string;
  seats: number;
  area: string;
  bookableOnline: boolean;
  position: number;
  planX: number | null;
  planY: number | null;
  shape: TableShape;
  externalId: string | null;
};

/** Adds a table. A name or an externalId that another table has breaks a unique index. */
export async function insertTable(
  tx: Tx,
  { tenantId, ...table }: TableFields & { tenantId: TenantId; id: string; createdAt: Date },
): Promise<void> {
  await tx.diningTable.createMany({ data: [{ tenantId, ...table }] });
}

/** How many tables are in the room. */
export function countTables(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.diningTable.count({ where: { tenantId, removedAt: null } });
}

/** Changes what is given of a table that the transaction has locked. Unique as insertTable. */
export async function changeTable(
  tx: Tx,
  { tenantId, id, changes }: { tenantId: TenantId; id: string; changes: Partial<TableFields> },
): Promise<void> {
  await tx.diningTable.updateMany({ where: { tenantId, id, removedAt: null }, data: changes });
}

/** Gives a table a new random link, so that the printed one leads nowhere. False when the table is not in the room. */
export async function renewLinkToken(
  tx: Tx,
  { tenantId, id }: { tenantId: TenantId; id: string },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE dining_table SET link_token = ${randomUUID().replaceAll("-", "")}
     WHERE tenant_id = ${tenantId} AND id = ${id} AND removed_at IS NULL`;
  return count === 1;
}

/** Makes a table combinable with exactly these others. */
export async function replaceTablePairs(
  tx: Tx,
  { tenantId, id, otherIds }: { tenantId: TenantId; id: string; otherIds: readonly string[] },
): Promise<void> {
  await tx.diningTablePair.deleteMany({ where: { tenantId, OR: [{ tableId: id }, { otherId: id }] } });
  const pairs = [...new Set(otherIds)].map((other) => [id, other].sort() as [string, string]);
  await tx.diningTablePair.createMany({
    data: pairs.map(([tableId, otherId]) => ({ tenantId, tableId, otherId })),
  });
}

/** The name of one of these tables that is combinable with more than `most` others, or null. The tables are locked. */
export async function findCrowdedTable(
  tx: Tx,
  { tenantId, tableIds, most }: { tenantId: TenantId; tableIds: readonly string[]; most: number },
): Promise<string | null> {
  const [crowded] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM dining_table t
     WHERE tenant_id = ${tenantId} AND id = ANY(${tableIds})
       AND (SELECT count(*) FROM dining_table_pair p
             WHERE p.tenant_id = t.tenant_id AND t.id IN (p.table_id, p.other_id)) > ${most}
     ORDER BY name LIMIT 1`;
  return crowded?.name ?? null;
}

/** Whether a booking that is not over holds the table. */
export async function isTableAwaited(
  tx: Tx,
  { tenantId, id, now }: { tenantId: TenantId; id: string; now: Date },
): Promise<boolean> {
  const claim = await tx.reservationTable.findFirst({
    where: { tenantId, tableId: id, live: true, endsAt: { gt: now } },
    select: { reservationId: true },
  });
  return claim !== null;
}

/** Takes a table out of the room; bookings of the past keep it. Removing it again changes nothing. */
export async function markTableRemoved(
  tx: Tx,
  { tenantId, id, now }: { tenantId: TenantId; id: string; now: Date },
): Promise<void> {
  await tx.diningTable.updateMany({ where: { tenantId, id, removedAt: null }, data: { removedAt: now } });
}

/** Whether another table of the room has this externalId. */
export async function isExternalIdTaken(
  db: Db["prisma"],
  { tenantId, id, externalId }: { tenantId: TenantId; id: string; externalId: string },
): Promise<boolean> {
  const other = await db.diningTable.findFirst({
    where: { tenantId, externalId, removedAt: null, id: { not: id } },
    select: { id: true },
  });
  return other !== null;
}

/** Tables that were changed or removed since an instant, the latest change last. */
export function listChangedTables(db: Db, { tenantId, since }: { tenantId: TenantId; since: Date }) {
  return db.prisma.diningTable.findMany({
    where: { tenantId, updatedAt: { gte: since } },
    orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
    select: { id: true, externalId: true, removedAt: true },
  });
}
