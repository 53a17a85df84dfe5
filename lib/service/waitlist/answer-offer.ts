import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { askForDeposit } from "@/lib/service/reservations/deposits/ask-for-deposit";
import { queueConfirmation } from "@/lib/service/reservations/queue-confirmation";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { reservationUpdatedEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { lockReservation, saveReservation } from "@/lib/service/reservations/reservation-store";
import { endOffer } from "./end-offer";
import { findOffer } from "./find-offer";
import { guestView } from "./guest-view";
import type { WaitlistOffer } from "./waitlist-contract";
import { isOpen, type WaitlistEntry } from "./waitlist-entry";
import { lockEntry, saveEntry, type WaitlistRef } from "./waitlist-store";

/**
 * Takes the offered table, or gives it up and leaves the list, with the token of the email. A table for which a deposit
 * is asked of who asked online is held until it is paid, as if it had been booked online (ADR 056). Repeats answer the
 * same and change nothing. Throws INVALID_TOKEN, alike for a wrong token and an unknown party, OFFER_EXPIRED for a table
 * that is no longer held, and OFFER_TAKEN for giving up a table that is a booking already.
 */
export async function answerOffer(
  app: App,
  { tenantId, entryId, token, accepts }: WaitlistRef & { token: string; accepts: boolean },
): Promise<WaitlistOffer> {
  const known = await findOffer(app, { tenantId, entryId, token });
  if (!known) return fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
  const answered = await inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, { tenantId, entryId });
    if (entry?.tokenHash !== known.tokenHash)
      return fail("INVALID_TOKEN", "This link is not valid. Use the one in the latest email.");
    return accepts ? take(app, tx, { tenantId, entry }) : leave(app, tx, { tenantId, entry });
  });
  app.live.announce(tenantId);
  return answered;
}

type Locked = { tenantId: WaitlistRef["tenantId"]; entry: WaitlistEntry };

async function leave(app: App, tx: Tx, { tenantId, entry }: Locked): Promise<WaitlistOffer> {
  const { timeZone } = await getReservationHost(tx, { tenantId });
  if (entry.status === "booked")
    return fail("OFFER_TAKEN", "The table is booked. Cancel the booking with the link in its email.");
  if (!isOpen(entry)) return guestView(app, { entry, held: null, timeZone });
  const now = app.clock.now();
  const left = await endOffer(tx, { tenantId, entry, to: "left", by: "customer", now });
  return guestView(app, { entry: left, held: null, timeZone });
}

async function take(app: App, tx: Tx, { tenantId, entry }: Locked): Promise<WaitlistOffer> {
  const now = app.clock.now();
  const host = await getReservationHost(tx, { tenantId });
  const { timeZone } = host;
  const held = entry.reservationId
    ? await lockReservation(tx, { tenantId, reservationId: entry.reservationId })
    : null;
  if (entry.status === "booked" && held) return guestView(app, { entry, held, timeZone });
  const isHeld = held?.status === "booked" && held.heldUntil !== null && held.heldUntil > now;
  if (entry.status !== "offered" || !isHeld)
    return fail("OFFER_EXPIRED", "This table is no longer held for you. Ask the restaurant.");
  const { token, hash } = newCancelToken();
  const asked = entry.wanted
    ? await askForDeposit(tx, { tenantId, held, rule: host.policy, currency: host.currency, now })
    : null;
  const reservation: Reservation = { ...held, heldUntil: null, cancelTokenHash: hash, ...asked };
  await saveReservation(tx, { tenantId, reservation });
  if (!asked) await queueConfirmation(app, tx, { host, reservation, token });
  const booked: WaitlistEntry = { ...entry, status: "booked", offerUntil: null, closedAt: now };
  await saveEntry(tx, { tenantId, entry: booked });
  const event = reservationUpdatedEvent(reservation, timeZone, held.status);
  await appendEvents(tx, { tenantId, events: [event], now });
  return guestView(app, { entry: booked, held: reservation, timeZone });
}
