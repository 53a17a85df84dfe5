import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { queueConfirmation } from "@/lib/service/reservations/queue-confirmation";
import { reservationUpdatedEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { lockReservation, saveReservation } from "@/lib/service/reservations/reservation-store";
import { endOffer } from "./end-offer";
import { findOffer } from "./find-offer";
import { type WaitlistOffer, waitlistOffer } from "./waitlist-contract";
import { isOpen, type WaitlistEntry } from "./waitlist-entry";
import { lockEntry, saveEntry, type WaitlistRef } from "./waitlist-store";

/**
 * Takes the offered table, or gives it up, with the token of the email. Repeats answer the same and change nothing.
 * Throws INVALID_TOKEN, alike for a wrong token and an unknown party, OFFER_EXPIRED for a table that is no longer held,
 * and OFFER_TAKEN for giving up a table that is a booking already.
 */
export async function answerOffer(
  app: App,
  { tenantId, entryId, token, accepts }: WaitlistRef & { token: string; accepts: boolean },
): Promise<WaitlistOffer> {
  const known = await findOffer(app, { tenantId, entryId, token });
  if (!known) return fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
  const answered = await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const entry = await lockEntry(tx, { tenantId, entryId });
    if (entry?.tokenHash !== known.tokenHash)
      return fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
    if (!accepts) {
      if (entry.status === "booked")
        return fail("OFFER_TAKEN", "The table is booked. Cancel the booking with the link in its email.");
      if (!isOpen(entry)) return waitlistOffer(entry, null);
      return waitlistOffer(await endOffer(tx, { tenantId, entry, to: "left", by: "customer", now }), null);
    }
    const held = entry.reservationId
      ? await lockReservation(tx, { tenantId, reservationId: entry.reservationId })
      : null;
    if (entry.status === "booked" && held) return waitlistOffer(entry, held);
    const isHeld = held?.status === "booked" && held.heldUntil !== null && held.heldUntil > now;
    if (entry.status !== "offered" || !isHeld)
      return fail("OFFER_EXPIRED", "This table is no longer held for you. Ask the restaurant.");
    const host = await getReservationHost(tx, { tenantId });
    const { token: cancelToken, hash } = newCancelToken();
    const reservation = { ...held, heldUntil: null, cancelTokenHash: hash };
    await saveReservation(tx, { tenantId, reservation });
    await queueConfirmation(app, tx, { host, reservation, token: cancelToken });
    const booked: WaitlistEntry = { ...entry, status: "booked", offerUntil: null, closedAt: now };
    await saveEntry(tx, { tenantId, entry: booked });
    const event = reservationUpdatedEvent(reservation, host.timeZone, held.status);
    await appendEvents(tx, { tenantId, events: [event], now });
    return waitlistOffer(booked, reservation);
  });
  app.live.announce(tenantId);
  return answered;
}
