import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readPageCursor, writePageCursor } from "@/lib/core/paging/page-cursor";
import { dayRange, localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { readUpdatedThrough } from "@/lib/platform/db/updated-through";
import { type DeskReservationQuery, deskReservation } from "./reservation-desk-contract";
import { listReservations as listRows } from "./reservation-store";

const FIRST_DAY = "2000-01-01";

/**
 * One page of the bookings of whole days in the restaurant's zone, earliest first; without `from` beginning today, or with
 * the first one where changes are asked for.
 */
export async function listReservations(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: DeskReservationQuery },
) {
  const { to, updatedSince, cursor, limit } = query;
  const first = updatedSince === undefined ? localDate(app.clock.now(), timeZone) : FIRST_DAY;
  const { from = first } = query;
  // Before the rows are read.
  const through = updatedSince === undefined ? {} : { updatedThrough: await readUpdatedThrough(app.db.sql) };
  const rows = await listRows(app.db, {
    tenantId,
    from: dayRange(from, timeZone).start,
    updatedSince: updatedSince === undefined ? null : new Date(updatedSince),
    to: to === undefined ? null : dayRange(to, timeZone).end,
    status: query.status ?? null,
    email: query.email,
    phone: query.phone,
    search: query.search || null,
    after: cursor === undefined ? null : readPageCursor(cursor, "rsv"),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    reservations: shown.map((reservation) => deskReservation(reservation, timeZone)),
    nextCursor: rows.length > limit && last ? writePageCursor({ at: last.startsAt, id: last.id }) : null,
    ...through,
  };
}
