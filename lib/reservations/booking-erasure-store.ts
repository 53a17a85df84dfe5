import type { Tx } from "@/lib/db/db";
import { type BookerFilter, bookingsOf } from "./booking-history-store";

type Ref = { tenantId: string; id: string };

/** The bookings of an account. */
export function findBookingTraces(tx: Tx, booker: BookerFilter) {
  return tx.reservation.findMany({
    where: bookingsOf(booker),
    select: { tenantId: true, id: true, live: true },
  });
}

/** Takes a person out of bookings; date, party and outcome stay. */
export async function eraseFromBookings(tx: Tx, bookings: readonly Ref[]): Promise<void> {
  await tx.$executeRaw`SELECT set_config('bazar.erasure', 'on', true)`;
  for (const { tenantId, id } of bookings) {
    await tx.reservation.update({
      where: { tenantId_id: { tenantId, id } },
      data: {
        customerName: "",
        customerEmail: null,
        customerPhone: null,
        specialRequests: null,
        note: null,
        customerId: null,
        bazarUserId: null,
      },
    });
    await tx.$executeRaw`UPDATE event SET data = data || '{"customerName": "", "customerEmail": null}'::jsonb
      WHERE tenant_id = ${tenantId} AND data->>'reservationId' = ${id}`;
    await tx.email.deleteMany({ where: { tenantId, uniqueKey: { contains: id } } });
  }
}
