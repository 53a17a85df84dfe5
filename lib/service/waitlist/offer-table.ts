import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { claimTables } from "@/lib/service/reservations/claim-tables";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { emailProps } from "@/lib/service/reservations/reservation-email";
import { reservationCreatedEvent } from "@/lib/service/reservations/reservation-event";
import {
  getReservationHost,
  type ReservationHost,
} from "@/lib/service/reservations/reservation-policy-store";
import { holdWanted } from "./hold-wanted";
import { placeWaiting } from "./place-waiting";
import { requestPage, requestToken } from "./request-link";
import { type WaitlistEntryWire, waitlistEntry } from "./waitlist-contract";
import { OFFER_MINUTES, type WaitlistEntry } from "./waitlist-entry";
import { lockEntry, saveEntry, type WaitlistRef } from "./waitlist-store";

const OFFER_MS = OFFER_MINUTES * 60_000;

type Offer = { host: ReservationHost; entry: WaitlistEntry; now: Date };
type Held = Reservation & { heldUntil: Date };

/**
 * Holds tables for a party that waits, and emails it the link that takes them: for this moment at the door, and for the
 * first time that suits where the party asked online; there `tableIds` counts for nothing. The hold is a reservation, so
 * that nobody else gets the tables meanwhile (ADR 018); of rivals for one table exactly one party is offered it. Throws WAITLIST_ENTRY_NOT_FOUND, INVALID_TRANSITION, SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND.
 */
export async function offerTable(
  app: App,
  { tenantId, entryId, tableIds }: WaitlistRef & { tableIds?: readonly string[] | undefined },
): Promise<WaitlistEntryWire> {
  const refusal = tableIds ? "TABLE_TAKEN" : "SLOT_UNAVAILABLE";
  const offered = await claimTables(app, { tenantId, refusal }, async (tx) => {
    const now = app.clock.now();
    const waiting =
      (await lockEntry(tx, { tenantId, entryId })) ??
      fail("WAITLIST_ENTRY_NOT_FOUND", "There is no such party on the waitlist.");
    if (waiting.status !== "waiting" && waiting.status !== "asked")
      fail("INVALID_TRANSITION", "This party is no longer waiting.");
    const host = await getReservationHost(tx, { tenantId });
    const { wanted } = waiting;
    const held: Held = wanted
      ? await holdWanted(tx, { host, entry: { ...waiting, wanted }, now })
      : await holdAtDoor(tx, { host, entry: waiting, now }, tableIds);
    const { token, hash: tokenHash } = wanted
      ? { token: requestToken(app, waiting), hash: waiting.tokenHash }
      : newCancelToken();
    const entry: WaitlistEntry = {
      ...waiting,
      status: "offered",
      reservationId: held.id,
      offerUntil: held.heldUntil,
      tokenHash,
    };
    await saveEntry(tx, { tenantId, entry });
    await queueOffer(app, tx, { host, entry, now }, { held, token });
    await appendEvents(tx, { tenantId, events: [reservationCreatedEvent(held, host.timeZone)], now });
    return waitlistEntry(entry);
  });
  app.live.announce(tenantId);
  return offered;
}

async function holdAtDoor(tx: Tx, offer: Offer, tableIds: readonly string[] | undefined): Promise<Held> {
  const heldUntil = new Date(offer.now.getTime() + OFFER_MS);
  return { ...(await placeWaiting(tx, { ...offer, tableIds, heldUntil })), heldUntil };
}

async function queueOffer(
  app: App,
  tx: Tx,
  { host, entry, now }: Offer,
  { held, token }: { held: Held; token: string },
): Promise<void> {
  if (entry.customerEmail === null) return;
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: entry.customerEmail,
    template: entry.wanted ? "waitlist-opening" : "waitlist-offer",
    locale: entry.locale,
    props: {
      ...emailProps({ host, reservation: held }, { now, publicUrl: app.env.publicUrl }),
      offerUntil: held.heldUntil.toISOString(),
      offerUrl: requestPage(app, { host, entry, token }),
    },
    uniqueKey: `waitlist-offer:${held.id}`,
  });
}
