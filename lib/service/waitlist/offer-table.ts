import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { claimTables } from "@/lib/service/reservations/claim-tables";
import { emailProps } from "@/lib/service/reservations/reservation-email";
import { reservationCreatedEvent } from "@/lib/service/reservations/reservation-event";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { placeWaiting } from "./place-waiting";
import { type WaitlistEntryWire, waitlistEntry } from "./waitlist-contract";
import { OFFER_MINUTES } from "./waitlist-entry";
import { lockEntry, saveEntry, type WaitlistRef } from "./waitlist-store";

const OFFER_MS = OFFER_MINUTES * 60_000;

/**
 * Holds tables for a party that waits, and emails it the link that takes them. The hold is a reservation, so that
 * nobody else gets the tables meanwhile (ADR 018); of rivals for one table exactly one party is offered it. Throws
 * WAITLIST_ENTRY_NOT_FOUND, INVALID_TRANSITION, SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND.
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
    if (waiting.status !== "waiting") fail("INVALID_TRANSITION", "This party does not wait any more.");
    const host = await getReservationHost(tx, { tenantId });
    const offerUntil = new Date(now.getTime() + OFFER_MS);
    const reservation = await placeWaiting(tx, {
      host,
      entry: waiting,
      tableIds,
      heldUntil: offerUntil,
      now,
    });
    const { token, hash } = newCancelToken();
    const entry = {
      ...waiting,
      status: "offered" as const,
      reservationId: reservation.id,
      offerUntil,
      tokenHash: hash,
    };
    await saveEntry(tx, { tenantId, entry });
    if (entry.customerEmail !== null) {
      await queueEmail(app, tx, {
        tenantId,
        to: entry.customerEmail,
        template: "waitlist-offer",
        locale: entry.locale,
        props: {
          ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
          offerUntil: offerUntil.toISOString(),
          offerUrl: `${app.env.publicUrl}/s/${host.slug}/waitlist/${entry.id}?token=${token}`,
        },
        uniqueKey: `waitlist-offer:${reservation.id}`,
      });
    }
    await appendEvents(tx, { tenantId, events: [reservationCreatedEvent(reservation, host.timeZone)], now });
    return waitlistEntry(entry);
  });
  app.live.announce(tenantId);
  return offered;
}
