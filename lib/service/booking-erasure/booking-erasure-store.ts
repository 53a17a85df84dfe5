import { byTenant, idsOf } from "@/lib/platform/db/by-tenant";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { type BookerFilter, bookingsOf } from "@/lib/service/reservations/booking-history-store";

type Ref = { tenantId: string; id: string };

/** A booking to be erased; open until its time is over, even if staff did not record how it ended. */
type LockedBooking = Ref & { open: boolean };

/** The bookings of an account, locked until the transaction ends. */
export async function findBookingTraces(
  tx: Tx,
  booker: BookerFilter,
  { now }: { now: Date },
): Promise<LockedBooking[]> {
  const known = await tx.reservation.findMany({
    where: bookingsOf(booker),
    select: { tenantId: true, id: true },
  });
  return lockBookings(tx, known, { now });
}

/** Bookings as they are once every rival's transaction has ended. */
export async function lockBookings(
  tx: Tx,
  bookings: readonly Ref[],
  { now }: { now: Date },
): Promise<LockedBooking[]> {
  const locked: LockedBooking[] = [];
  for (const [tenantId, rows] of byTenant(bookings))
    locked.push(
      ...(await tx.$queryRaw<LockedBooking[]>`
        SELECT tenant_id AS "tenantId", id, live AND ends_at > ${now}::timestamptz AS open FROM reservation
         WHERE tenant_id = ${tenantId} AND id = ANY (${idsOf(rows)}) ORDER BY id FOR UPDATE`),
    );
  return locked;
}

/** Bookings of a restaurant before the instant that still have personal data. */
export function listGuestBookings(
  tx: Tx,
  { tenantId, from, before, limit }: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<Ref[]> {
  return tx.reservation.findMany({
    where: {
      tenantId,
      startsAt: { lt: before, ...(from ? { gte: from } : {}) },
      OR: [
        { customerName: { not: "" } },
        { customerEmail: { not: null } },
        { customerPhone: { not: null } },
        { specialRequests: { not: null } },
        { note: { not: null } },
      ],
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
}

const refs = (bookings: readonly Ref[]) =>
  Prisma.sql`jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS ref("tenantId" text, id text)`;

/** Erases a person from bookings; date, party and outcome stay. */
export async function eraseBookers(tx: Tx, bookings: readonly Ref[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE reservation r
       SET customer_name = '', customer_email = NULL, customer_phone = NULL, special_requests = NULL, note = NULL,
           customer_id = NULL, bazar_user_id = NULL
      FROM ${refs(bookings)} WHERE r.tenant_id = ref."tenantId" AND r.id = ref.id`;
}
