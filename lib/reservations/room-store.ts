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

type RoomRow = {
  id: string;
  name: string;
  area: string;
  seats: number;
  bookable_online: boolean;
  position: number;
  combinable_with: string[];
};

/** The tables of a restaurant in the order of its list; removed ones are left out. */
export async function listRoomTables(
  db: Tx | Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<RoomTable[]> {
  const rows = await db.$queryRaw<RoomRow[]>`
    SELECT t.id, t.name, t.area, t.seats, t.bookable_online, t.position,
           ARRAY(SELECT CASE WHEN p.table_id = t.id THEN p.other_id ELSE p.table_id END FROM dining_table_pair p
                  WHERE p.tenant_id = t.tenant_id AND t.id IN (p.table_id, p.other_id)
                  ORDER BY p.table_id = t.id DESC, 1) AS combinable_with
      FROM dining_table t
     WHERE t.tenant_id = ${tenantId} AND t.removed_at IS NULL
     ORDER BY t.position, t.created_at, t.id`;
  return rows.map(({ bookable_online: bookableOnline, combinable_with: combinableWith, ...row }) => ({
    ...row,
    bookableOnline,
    combinableWith,
  }));
}

/** What is taken between two instants, one entry per table, without the claims of one reservation where given. */
export async function listTakenTables(
  db: Tx | Db["prisma"],
  input: { tenantId: TenantId; from: Date; to: Date; exceptReservationId?: string },
): Promise<Booking[]> {
  const { tenantId, from, to, exceptReservationId = "" } = input;
  // As a range, so that the index of the exclusion constraint answers it.
  const rows = await db.$queryRaw<{ table_id: string; starts_at: Date; ends_at: Date }[]>`
    SELECT table_id, starts_at, ends_at FROM reservation_table
     WHERE tenant_id = ${tenantId} AND live AND tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to})
       AND reservation_id <> ${exceptReservationId}`;
  return rows.map((row) => ({ tableIds: [row.table_id], start: row.starts_at, end: row.ends_at }));
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
