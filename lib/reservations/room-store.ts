import type { Db, Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Booking } from "./slots";
import type { Table } from "./table-choice";

/** A table of the room, with the tables that it can be pushed together with. */
export type RoomTable = Table & {
  name: string;
  area: string;
  bookableOnline: boolean;
  position: number;
  combinableWith: string[];
};

/** The tables of a restaurant in the order of its list; removed ones are left out. */
export async function listRoomTables(
  db: Tx | Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<RoomTable[]> {
  const rows = await db.diningTable.findMany({
    where: { tenantId, removedAt: null },
    orderBy: [{ position: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    include: { pairsFirst: { select: { otherId: true } }, pairsOther: { select: { tableId: true } } },
  });
  return rows.map(({ id, name, area, seats, bookableOnline, position, pairsFirst, pairsOther }) => ({
    id,
    name,
    area,
    seats,
    bookableOnline,
    position,
    combinableWith: [
      ...pairsFirst.map(({ otherId }) => otherId),
      ...pairsOther.map(({ tableId }) => tableId),
    ],
  }));
}

/** What is taken between two instants, one entry per table, without the claims of one reservation where given. */
export async function listTakenTables(
  db: Tx | Db["prisma"],
  input: { tenantId: TenantId; from: Date; to: Date; exceptReservationId?: string },
): Promise<Booking[]> {
  const rows = await db.reservationTable.findMany({
    where: {
      tenantId: input.tenantId,
      live: true,
      startsAt: { lt: input.to },
      endsAt: { gt: input.from },
      ...(input.exceptReservationId ? { reservationId: { not: input.exceptReservationId } } : {}),
    },
    select: { tableId: true, startsAt: true, endsAt: true },
  });
  return rows.map(({ tableId, startsAt, endsAt }) => ({ tableIds: [tableId], start: startsAt, end: endsAt }));
}

/**
 * Locks tables until the transaction ends, in one order for everybody, and returns those that are still there. Rivals
 * for a table queue here: two that wait for each other inside the exclusion constraint would be a deadlock.
 */
export async function lockTables(
  tx: Tx,
  { tenantId, tableIds }: { tenantId: TenantId; tableIds: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  return tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM dining_table
     WHERE tenant_id = ${tenantId} AND id = ANY(${tableIds}) AND removed_at IS NULL
     ORDER BY id FOR NO KEY UPDATE`;
}

/** Waits for all who have lost a table before at this restaurant, so that losers do not race each other again. */
export async function queueForTables(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reservation:${tenantId}`}, 0))`;
}
