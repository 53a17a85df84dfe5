import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { claimTables } from "@/lib/service/reservations/claim-tables";
import type { Reservation } from "@/lib/service/reservations/reservation";
import {
  reservationCreatedEvent,
  reservationUpdatedEvent,
} from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { lockReservation, saveReservation } from "@/lib/service/reservations/reservation-store";
import { placeWaiting } from "./place-waiting";
import { type WaitlistEntryWire, waitlistEntry } from "./waitlist-contract";
import { isOpen, type WaitlistEntry } from "./waitlist-entry";
import { lockEntry, saveEntry, type WaitlistRef } from "./waitlist-store";

/**
 * Seats a party of the waitlist now, at the tables that are held for it or else at free ones. Throws
 * WAITLIST_ENTRY_NOT_FOUND, INVALID_TRANSITION, SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND.
 */
export async function seatWaiting(
  app: App,
  { tenantId, entryId, tableIds }: WaitlistRef & { tableIds?: readonly string[] | undefined },
): Promise<WaitlistEntryWire> {
  const refusal = tableIds ? "TABLE_TAKEN" : "SLOT_UNAVAILABLE";
  const seated = await claimTables(app, { tenantId, refusal }, async (tx) => {
    const now = app.clock.now();
    const waiting =
      (await lockEntry(tx, { tenantId, entryId })) ??
      fail("WAITLIST_ENTRY_NOT_FOUND", "There is no such party on the waitlist.");
    if (!isOpen(waiting)) fail("INVALID_TRANSITION", "This party is no longer waiting.");
    if (waiting.wanted)
      fail(
        "INVALID_TRANSITION",
        "This party asked online for another time. Seat its booking once it has one.",
      );
    const host = await getReservationHost(tx, { tenantId });
    const held = waiting.reservationId
      ? await lockReservation(tx, { tenantId, reservationId: waiting.reservationId })
      : null;
    const isHeld = held?.status === "booked" && held.heldUntil !== null;
    const reservation: Reservation = isHeld
      ? { ...held, status: "seated", heldUntil: null, seatedAt: now }
      : await placeWaiting(tx, { host, entry: waiting, tableIds, heldUntil: null, now });
    if (isHeld) await saveReservation(tx, { tenantId, reservation });
    const entry: WaitlistEntry = {
      ...waiting,
      status: "booked",
      reservationId: reservation.id,
      offerUntil: null,
      closedAt: now,
    };
    await saveEntry(tx, { tenantId, entry });
    const event = isHeld
      ? reservationUpdatedEvent(reservation, host.timeZone, held.status)
      : reservationCreatedEvent(reservation, host.timeZone);
    await appendEvents(tx, { tenantId, events: [event], now });
    return waitlistEntry(entry);
  });
  app.live.announce(tenantId);
  return seated;
}
