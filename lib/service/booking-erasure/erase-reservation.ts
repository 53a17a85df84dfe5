import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellErased } from "@/lib/restaurant/webhooks/tell-erased";
import { requireOpened } from "@/lib/service/reservations/cancel-token";
import { findReservation } from "@/lib/service/reservations/reservation-store";
import { lockBookings } from "./booking-erasure-store";
import { eraseFromBookings } from "./erase-from-bookings";

/**
 * Erases a guest without an account from one booking that has ended, with the token of its email. Repeats change
 * nothing. Throws INVALID_TOKEN, alike for a wrong token and an unknown booking, and ERASURE_BLOCKED while the booking
 * is open.
 */
export async function eraseReservation(
  app: App,
  { tenantId, reservationId, token }: { tenantId: TenantId; reservationId: string; token: string },
): Promise<void> {
  const found = await findReservation(app.db.prisma, { tenantId, reservationId });
  requireOpened(found, token, app.env.SESSION_SECRET);
  await inTransaction(app.db, async (tx) => {
    const bookings = await lockBookings(tx, [{ tenantId, id: reservationId }], { now: app.clock.now() });
    if (bookings.some(({ open }) => open))
      fail("ERASURE_BLOCKED", "The booking is still open. Cancel it first, or try again once it has ended.");
    await eraseFromBookings(tx, bookings);
    await tellErased(tx, app.clock.now());
  });
  app.live.announce(tenantId);
}
