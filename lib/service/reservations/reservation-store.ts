import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import { hasPhone } from "@/lib/people/customers/contact-search-sql";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { depositOf, WITH_DEPOSIT } from "@/lib/service/reservations/deposits/deposit-store";
import type { Reservation } from "./reservation";
import { isLive, type ReservationStatus } from "./reservation-status";

const WITH_TABLES = {
  ...WITH_DEPOSIT,
  tables: {
    select: { table: { select: { id: true, name: true } } },
    orderBy: [{ table: { position: "asc" } }, { tableId: "asc" }],
  },
} satisfies Prisma.ReservationInclude;

type Row = Prisma.ReservationGetPayload<{ include: typeof WITH_TABLES }>;

function reservationOf({ tenantId: _tenantId, live: _live, tables, deposit, ...row }: Row): Reservation {
  return { ...row, tables: tables.map(({ table }) => table), deposit: depositOf(deposit) };
}

/**
 * Writes every change of a booking but those of its deposit. Time and status of the claims that stay follow by their
 * foreign key. An overlap is refused by the database, see isExclusionViolation.
 */
export async function saveReservation(
  tx: Tx,
  { tenantId, reservation }: { tenantId: TenantId; reservation: Reservation },
): Promise<void> {
  const { tables, deposit: _, id, ...row } = reservation;
  const kept = tables.map((table) => table.id);
  await tx.reservationTable.deleteMany({ where: { tenantId, reservationId: id, tableId: { notIn: kept } } });
  await tx.reservation.updateMany({ where: { tenantId, id }, data: { ...row, live: isLive(row.status) } });
  // With its key named: without it, a claim that overlaps another booking's would be left out as well, unsaid.
  await tx.$executeRaw`
    INSERT INTO reservation_table (tenant_id, reservation_id, table_id, starts_at, ends_at, live)
    SELECT ${tenantId}, ${id}, table_id, ${row.startsAt}, ${row.endsAt}, ${isLive(row.status)}
      FROM unnest(${kept}::text[]) AS claim(table_id)
        ON CONFLICT (tenant_id, reservation_id, table_id) DO NOTHING`;
}

/** A booking of this restaurant, or null. */
export async function findReservation(
  db: Tx | Db["prisma"],
  { tenantId, reservationId }: { tenantId: TenantId; reservationId: string },
): Promise<Reservation | null> {
  const row = await db.reservation.findUnique({
    where: { tenantId_id: { tenantId, id: reservationId } },
    include: WITH_TABLES,
  });
  return row && reservationOf(row);
}

/** As findReservation, and nobody else changes it until the transaction ends. */
export async function lockReservation(
  tx: Tx,
  { tenantId, reservationId }: { tenantId: TenantId; reservationId: string },
): Promise<Reservation | null> {
  await tx.$executeRaw`SELECT FROM reservation WHERE tenant_id = ${tenantId} AND id = ${reservationId} FOR UPDATE`;
  return findReservation(tx, { tenantId, reservationId });
}

/** Text whose % and _ mean themselves in a LIKE. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** Bookings that start from `from` up to, and without, `to`, by time and then id, after a place in that order. */
const MOST_OF_ONE_PHONE = 1_000;

async function listIdsOfPhone(db: Db, tenantId: TenantId, phone: string): Promise<string[]> {
  const values: unknown[] = [tenantId];
  const isTheirs = hasPhone("r", phone, (value) => `$${values.push(value)}`);
  const rows = await db.sql.query<{ id: string }>(
    `SELECT r.id FROM reservation r WHERE r.tenant_id = $1 AND ${isTheirs} ORDER BY r.starts_at DESC LIMIT ${MOST_OF_ONE_PHONE}`,
    values,
  );
  return rows.map(({ id }) => id);
}

export async function listReservations(
  db: Db,
  input: {
    tenantId: TenantId;
    from: Date;
    to: Date | null;
    status: ReservationStatus | null;
    email?: string | undefined;
    phone?: string | undefined;
    search: string | null;
    updatedSince: Date | null;
    after: PageCursor | null;
    limit: number;
  },
): Promise<Reservation[]> {
  const contains =
    input.search === null ? null : { contains: literally(input.search), mode: "insensitive" as const };
  const conditions: Prisma.ReservationWhereInput[] = [];
  if (contains) {
    conditions.push({
      OR: [{ customerName: contains }, { customerPhone: contains }, { customerEmail: contains }],
    });
  }
  if (input.after) {
    const { at: startsAt, id } = input.after;
    conditions.push({ OR: [{ startsAt: { gt: startsAt } }, { startsAt, id: { gt: id } }] });
  }
  if (input.email) conditions.push({ customerEmail: input.email });
  if (input.phone) conditions.push({ id: { in: await listIdsOfPhone(db, input.tenantId, input.phone) } });
  const rows = await db.prisma.reservation.findMany({
    where: {
      tenantId: input.tenantId,
      startsAt: { gte: input.from, ...(input.to ? { lt: input.to } : {}) },
      ...(input.status ? { status: input.status } : {}),
      ...(input.updatedSince ? { updatedAt: { gte: input.updatedSince } } : {}),
      AND: conditions,
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: input.limit,
    include: WITH_TABLES,
  });
  return rows.map(reservationOf);
}
