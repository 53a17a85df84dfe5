import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import type { TableShape } from "./floor-plan";
import type { Booking } from "./slots";
import type { Table } from "./table-choice";

/** A table of the room, with the tables that it can be pushed together with. */
export type RoomTable = Table & {
  name: string;
  area: string;
  bookableOnline: boolean;
  position: number;
  planX: number | null;
  planY: number | null;
  shape: TableShape;
  /** What a till or another program calls it. */
  externalId: string | null;
  /** What the printed link of the table carries. */
  linkToken: string;
  combinableWith: string[];
};

/** A table as it is read, with the pairs that are kept with it: one text, from one side. */
type Paired<T> = T & { others: string };

/**
 * The pairs of a restaurant's tables. For a room with thousands of them, arrays of both sides would take the database and
 * the driver longer than all the rest of a request.
 */
const PAIRS = `(SELECT table_id, string_agg(other_id, ',') AS others FROM dining_table_pair
                  WHERE tenant_id = $1 GROUP BY table_id)`;

const LIST_ROOM = {
  name: "room-tables",
  text: `
    SELECT t.id, t.name, t.area, t.seats, t.bookable_online AS "bookableOnline", t.position, t.plan_x AS "planX",
           t.plan_y AS "planY", t.shape,
           t.external_id AS "externalId", t.link_token AS "linkToken", coalesce(p.others, '') AS others
      FROM dining_table t LEFT JOIN ${PAIRS} p ON p.table_id = t.id
     WHERE t.tenant_id = $1 AND t.removed_at IS NULL
     ORDER BY t.position, t.created_at, t.id`,
};

/** The tables of a restaurant in the order of its list; removed ones are left out. */
export async function listRoomTables(db: Sql, { tenantId }: { tenantId: TenantId }): Promise<RoomTable[]> {
  const rows = await db.query<Paired<Omit<RoomTable, "combinableWith">>>(LIST_ROOM, [tenantId]);
  const neighbours = bothSides(rows);
  return rows.map(({ others: _, ...table }) => ({
    ...table,
    combinableWith: neighbours.get(table.id) ?? [],
  }));
}

const LIST_ONLINE = {
  name: "online-tables",
  text: `
    SELECT t.id, t.name, t.seats, coalesce(p.others, '') AS others
      FROM dining_table t LEFT JOIN ${PAIRS} p ON p.table_id = t.id
     WHERE t.tenant_id = $1 AND t.removed_at IS NULL AND t.bookable_online
     ORDER BY t.position, t.created_at, t.id`,
};

/** A table that guests can book online. */
export type OnlineTable = Table & { name: string };

/** The tables of a restaurant that guests can book online, in the order of its list. */
export async function listOnlineTables(
  db: Sql,
  { tenantId }: { tenantId: TenantId },
): Promise<OnlineTable[]> {
  const rows = await db.query<Paired<Pick<OnlineTable, "id" | "name" | "seats">>>(LIST_ONLINE, [tenantId]);
  const neighbours = bothSides(rows);
  return rows.map(({ others: _, ...table }) => ({
    ...table,
    combinableWith: neighbours.get(table.id) ?? [],
  }));
}

/** The neighbours of each table: those whose pair is kept with it, then those that keep the pair, each by id. */
function bothSides(rows: readonly Paired<{ id: string }>[]): Map<string, string[]> {
  const byId = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const kept = byId.map(({ id, others }): [string, string[]] => [
    id,
    others === "" ? [] : others.split(",").sort(),
  ]);
  const neighbours = new Map(kept.map(([id, others]) => [id, [...others]]));
  for (const [id, others] of kept) for (const other of others) neighbours.get(other)?.push(id);
  return neighbours;
}

const LIST_TAKEN = {
  name: "taken-tables",
  // As a range, so that the index of the exclusion constraint answers it.
  text: `
    SELECT table_id, starts_at, ends_at FROM reservation_table
     WHERE tenant_id = $1 AND live AND tstzrange(starts_at, ends_at) && tstzrange($2, $3) AND reservation_id <> $4`,
};

/** What is taken between two instants, one entry per table, without the claims of one reservation where given. */
export async function listTakenTables(
  db: Sql,
  input: { tenantId: TenantId; from: Date; to: Date; exceptReservationId?: string },
): Promise<Booking[]> {
  const { tenantId, from, to, exceptReservationId = "" } = input;
  const rows = await db.query<{ table_id: string; starts_at: Date; ends_at: Date }>(LIST_TAKEN, [
    tenantId,
    from,
    to,
    exceptReservationId,
  ]);
  return rows.map((row) => ({ tableIds: [row.table_id], start: row.starts_at, end: row.ends_at }));
}

/** What of these restaurants' tables is taken between two instants, one entry per table. */
export async function listTakenTablesOfMany(
  db: Db["prisma"],
  { tenantIds, from, to }: { tenantIds: readonly TenantId[]; from: Date; to: Date },
): Promise<(Booking & { tenantId: string })[]> {
  // One look into the index of the exclusion constraint for each restaurant.
  const rows = await db.$queryRaw<{ tenant_id: string; table_id: string; starts_at: Date; ends_at: Date }[]>`
    SELECT r.tenant_id, r.table_id, r.starts_at, r.ends_at
      FROM unnest(${[...tenantIds]}::text[]) AS host(id)
      JOIN reservation_table r ON r.tenant_id = host.id AND r.live
           AND tstzrange(r.starts_at, r.ends_at) && tstzrange(${from}, ${to})`;
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    tableIds: [row.table_id],
    start: row.starts_at,
    end: row.ends_at,
  }));
}

/** The tables of these restaurants that guests can book online, each by itself. */
export async function listOnlineTablesOfMany(
  db: Db["prisma"],
  { tenantIds }: { tenantIds: readonly TenantId[] },
): Promise<(Table & { tenantId: string })[]> {
  const rows = await db.diningTable.findMany({
    where: { tenantId: { in: [...tenantIds] }, removedAt: null, bookableOnline: true },
    select: { tenantId: true, id: true, seats: true },
    orderBy: [{ position: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...row, combinableWith: [] }));
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
