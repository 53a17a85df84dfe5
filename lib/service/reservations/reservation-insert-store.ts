import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { columnOf } from "@/lib/platform/db/column-of";
import type { Tx } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import type { NewEvent } from "@/lib/platform/events/event";
import type { ClaimedAnswer } from "@/lib/platform/idempotency/answer-once";
import { COUNT_EMAIL_JOBS, INSERT_WRITTEN_EMAILS } from "@/lib/platform/mail/email-outbox-sql";
import { insertDeposit } from "@/lib/service/reservations/deposits/deposit-store";
import type { confirmationEmail } from "./queue-confirmation";
import type { Reservation } from "./reservation";
import { isLive } from "./reservation-status";

/** The diner who was signed in, at the restaurant and on the platform. */
export type BookingAccount = { customerId: string | null; bazarUserId: string | null };

/** Somebody else was faster: one of the tables is taken at that time. */
export class TableJustTaken extends Error {}

function written(reservation: Reservation, account: BookingAccount | undefined) {
  const { tables, deposit: _, ...facts } = reservation;
  const fields = Object.entries({ ...facts, ...account, live: isLive(facts.status) });
  return {
    row: Object.fromEntries(fields.map(([field, value]) => [columnOf(field), value])),
    tables: tables.map(({ id }) => id),
  };
}

/**
 * Writes a booking with its deposit and claims its tables, in the transaction that has locked them. Throws
 * TableJustTaken, see claimTables.
 */
export async function insertReservation(
  tx: Tx,
  input: { tenantId: TenantId; reservation: Reservation; account?: BookingAccount },
): Promise<void> {
  const { tenantId, reservation, account } = input;
  const booking = { ...written(reservation, account), claim: null, event: null };
  const [row] = await tx.query<{ verdicts: string[] }>("SELECT verdicts FROM write_bookings($1, $2::jsonb)", [
    tenantId,
    JSON.stringify([booking]),
  ]);
  if (row?.verdicts[0] !== "booked") throw new TableJustTaken();
  const { deposit } = reservation;
  if (deposit) await insertDeposit(tx, { tenantId, reservationId: reservation.id, deposit });
}

/** $1 is the restaurant, $2 the bookings and $3 their emails, each with the place of its booking. */
const INSERT_BOOKINGS = `
  WITH made AS (SELECT verdicts FROM write_bookings($1, $2::jsonb)),
  written AS (
    SELECT e.id, $1 AS tenant_id, e."to", e.template, e.locale, e.props, e."uniqueKey" AS unique_key,
           e."createdAt" AS created_at, e.trace
      FROM made, jsonb_to_recordset($3::jsonb) AS e(place int, id text, "to" text, template text, locale text,
           props jsonb, "uniqueKey" text, "createdAt" timestamptz, trace text)
     WHERE made.verdicts[e.place] = 'booked'),
  emailed AS (${INSERT_WRITTEN_EMAILS})
  SELECT verdicts, (${COUNT_EMAIL_JOBS}) AS emails FROM made`;

/** What became of a booking. Of one that was not booked nothing was written. */
export type BookingVerdict = "booked" | "removed" | "taken" | "taken over";

export type NewBooking = {
  reservation: Reservation & { deposit: null };
  account: BookingAccount;
  event: NewEvent;
  /** The confirmation, queued with the booking. */
  email: ReturnType<typeof confirmationEmail>;
  claim: ClaimedAnswer | null;
  trace: string | null;
};

/**
 * Writes bookings of a restaurant with tables, events, emails and the answers of their Idempotency-Keys by one statement.
 * Each of them gets its own verdict, in their order: `removed` where a table is gone, `taken` where somebody else was
 * faster, maybe a booking before it, and `taken over` where its key went to another process.
 */
export async function insertBookings(
  db: Sql,
  { tenantId, bookings }: { tenantId: TenantId; bookings: readonly NewBooking[] },
): Promise<BookingVerdict[]> {
  const rows = bookings.map(({ reservation, account, event, claim, trace }) => ({
    ...written(reservation, account),
    claim,
    event: { ...event, id: newId("evt") },
    trace,
  }));
  const emails = bookings.flatMap(({ email, reservation: { createdAt }, trace }, index) =>
    email ? [{ ...email, id: newId("eml"), createdAt, trace, place: index + 1 }] : [],
  );
  const [row] = await db.query<{ verdicts: BookingVerdict[] }>(
    { name: "insert-bookings", text: INSERT_BOOKINGS },
    [tenantId, JSON.stringify(rows), JSON.stringify(emails)],
  );
  return row?.verdicts ?? [];
}
