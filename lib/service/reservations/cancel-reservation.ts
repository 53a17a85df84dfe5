import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { type Deposit, isReturnedAt } from "@/lib/service/reservations/deposits/deposit";
import { type GuestDeposit, guestDeposit } from "@/lib/service/reservations/deposits/deposit-contract";
import { dropDeposit } from "@/lib/service/reservations/deposits/drop-deposit";
import { keepDeposit } from "@/lib/service/reservations/deposits/keep-deposit";
import { returnDeposit } from "@/lib/service/reservations/deposits/return-deposit";
import { requireOpened } from "./cancel-token";
import { queueCancellation } from "./queue-cancellation";
import type { Reservation } from "./reservation";
import { reservationCanceledEvent } from "./reservation-event";
import { getReservationHost } from "./reservation-policy-store";
import { findReservation, lockReservation, saveReservation } from "./reservation-store";

/**
 * Cancels a booking with the token of its email (Specification, Reservations). Repeats answer the same and change
 * nothing. A deposit goes back until `refundableUntil` and is the restaurant's after that (ADR 056). Throws INVALID_TOKEN, alike for a wrong token and an unknown booking, and NOT_CANCELLABLE from its start on,
 * and once the guests are seated or marked as a no-show.
 */
export async function cancelReservation(
  app: App,
  { tenantId, reservationId, token }: { tenantId: TenantId; reservationId: string; token: string },
): Promise<{ id: string; status: "canceled"; deposit: z.input<typeof GuestDeposit> | null }> {
  // Looked at without a lock first, so that strangers cannot hold a booking's row.
  const secret = app.env.SESSION_SECRET;
  requireOpened(await findReservation(app.db.prisma, { tenantId, reservationId }), token, secret);
  const canceledNow = await inTransaction(app.db, async (tx) => {
    const current = requireOpened(await lockReservation(tx, { tenantId, reservationId }), token, secret);
    if (current.status === "canceled") return false;
    const now = app.clock.now();
    if (current.status !== "booked" || current.startsAt <= now) {
      return fail("NOT_CANCELLABLE", "The booking can no longer be canceled online. Call the restaurant.");
    }
    const host = await getReservationHost(tx, { tenantId });
    const deposit = await closeDeposit(app, tx, { tenantId, reservation: current, now });
    const reservation: Reservation = {
      ...current,
      deposit,
      status: "canceled",
      heldUntil: null,
      canceledAt: now,
      canceledBy: "customer",
    };
    await saveReservation(tx, { tenantId, reservation });
    if (current.heldUntil === null || current.source !== "online")
      await queueCancellation(app, tx, { host, reservation });
    const event = reservationCanceledEvent(reservation, host.timeZone, current.status);
    await appendEvents(tx, { tenantId, events: [event], now });
    return true;
  });
  if (canceledNow) app.live.announce(tenantId);
  const deposit = (await findReservation(app.db.prisma, { tenantId, reservationId }))?.deposit ?? null;
  return {
    id: reservationId,
    status: "canceled",
    deposit: guestDeposit(deposit, { heldUntil: null, token: null }),
  };
}

/** Under the lock of the booking, as everything that moves its deposit. */
async function closeDeposit(
  app: App,
  tx: Tx,
  { tenantId, reservation, now }: { tenantId: TenantId; reservation: Reservation; now: Date },
): Promise<Deposit | null> {
  const { id: reservationId, deposit } = reservation;
  if (!deposit) return null;
  const ref = { tenantId, reservationId, now };
  await dropDeposit(app, tx, { ...ref, to: "canceled" });
  const reason = "The guest canceled in time";
  if (isReturnedAt(deposit, now)) {
    await returnDeposit(app, tx, { ...ref, reason, actor: "customer", createdBy: null });
  } else await keepDeposit(app, tx, { ...ref, currency: deposit.currency });
  return (await findReservation(tx, { tenantId, reservationId }))?.deposit ?? null;
}
