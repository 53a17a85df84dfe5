import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { Bill } from "./bill";
import type { FloorBill, FloorClaim, FloorTable } from "./floor";

type RoomRow = Omit<FloorTable, "bill" | "seated" | "next"> & {
  billId: string | null;
  currency: string;
  totalMinor: number;
  paidMinor: number;
  pendingMinor: number;
  openedAt: Date;
  rounds: number;
  lastRoundAt: Date | null;
};

/** The tables of the room in its order, each with its open bill. */
export async function listFloorTables(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<(Omit<FloorTable, "seated" | "next"> & { bill: FloorBill | null })[]> {
  const rows = await db.sql.query<RoomRow>(
    `SELECT t.id, t.name, t.area, t.seats, b.id AS "billId", b.currency, b.total_minor AS "totalMinor",
            b.paid_minor AS "paidMinor", b.pending_minor AS "pendingMinor", b.opened_at AS "openedAt",
            coalesce(r.rounds, 0) AS rounds, r.last_round_at AS "lastRoundAt"
       FROM dining_table t
       LEFT JOIN bill b ON b.tenant_id = t.tenant_id AND b.table_id = t.id AND b.status = 'open'
       LEFT JOIN LATERAL (
         SELECT max(i.round) AS rounds, max(i.added_at) AS last_round_at FROM bill_item i
          WHERE i.tenant_id = b.tenant_id AND i.bill_id = b.id) r ON true
      WHERE t.tenant_id = $1 AND t.removed_at IS NULL
      ORDER BY t.position, t.created_at, t.id`,
    [tenantId],
  );
  return rows.map(({ id, name, area, seats, billId, ...bill }) => ({
    id,
    name,
    area,
    seats,
    bill: billId === null ? null : { id: billId, ...bill },
  }));
}

/** The claims of bookings that are not over on tables, between two instants. */
export function listFloorClaims(
  db: Db,
  { tenantId, from, to }: { tenantId: TenantId; from: Date; to: Date },
): Promise<FloorClaim[]> {
  // As a range, so that the index of the exclusion constraint answers it.
  return db.sql.query<FloorClaim>(
    `SELECT c.table_id AS "tableId", r.status::text AS status, r.id AS "reservationId",
            r.customer_name AS "customerName", r.guest_count AS "guestCount", r.starts_at AS "startsAt",
            r.ends_at AS "endsAt"
       FROM reservation_table c
       JOIN reservation r ON r.tenant_id = c.tenant_id AND r.id = c.reservation_id
      WHERE c.tenant_id = $1 AND c.live AND tstzrange(c.starts_at, c.ends_at) && tstzrange($2, $3)`,
    [tenantId, from, to],
  );
}

/** The table behind a printed code, and the bill that is open there. */
export type LinkedTable = {
  tableId: string;
  tableName: string;
  bill: Pick<Bill, "id" | "token" | "code" | "openedAt"> | null;
};

/** The table behind a printed code with its open bill, or null. */
export async function findTableByLink(
  db: Db,
  { tenantId, linkToken }: { tenantId: TenantId; linkToken: string },
): Promise<LinkedTable | null> {
  const [found] = await db.sql.query<
    Omit<LinkedTable, "bill"> & { id: string | null; token: string; code: string; openedAt: Date }
  >(
    `SELECT t.id AS "tableId", t.name AS "tableName", b.id, b.token, b.code, b.opened_at AS "openedAt"
       FROM dining_table t
       LEFT JOIN bill b ON b.tenant_id = t.tenant_id AND b.table_id = t.id AND b.status = 'open'
      WHERE t.link_token = $2 AND t.tenant_id = $1 AND t.removed_at IS NULL`,
    [tenantId, linkToken],
  );
  if (!found) return null;
  const { tableId, tableName, id, ...bill } = found;
  return { tableId, tableName, bill: id === null ? null : { id, ...bill } };
}
