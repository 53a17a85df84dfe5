import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { reservationLimit } from "@/lib/platform/rate-limit/limits";
import { newCancelToken } from "./cancel-token";
import { claimTables } from "./claim-tables";
import { findOnlineSlots } from "./find-online-slots";
import { queueConfirmation } from "./queue-confirmation";
import type { Reservation } from "./reservation";
import { bookedReservation, type ReservationRequest } from "./reservation-contract";
import { reservationCreatedEvent } from "./reservation-event";
import { getReservationHost } from "./reservation-policy-store";
import { insertReservation } from "./reservation-store";
import { lockTables } from "./room-store";

export type BookTableInput = {
  tenantId: TenantId;
  request: ReservationRequest;
  locale: string;
  clientAddress: string;
  /** The accounts that the guest is signed in to. */
  account: { customerId: string | null; bazarUserId: string | null };
};

/**
 * Books a table for a diner (Specification, Reservations): just what listAvailableSlots offers. The booking, its tables,
 * its event and the email with the token are one transaction. Throws SLOT_UNAVAILABLE and RATE_LIMITED.
 */
export async function bookTable(app: App, input: BookTableInput) {
  const { tenantId, request, locale } = input;
  await app.limiter.take(reservationLimit, [tenantId, input.clientAddress]);
  const id = newId("rsv");
  const { token, hash } = newCancelToken();

  const booked = await claimTables(app, { tenantId, refusal: "SLOT_UNAVAILABLE" }, async (tx) => {
    const now = app.clock.now();
    const { date, timeSlot, ...guest } = request;
    const host = await getReservationHost(tx, { tenantId });
    const slots = await findOnlineSlots(tx, { host, date, party: guest.guestCount, now });
    const slot = slots.find(({ time }) => time === timeSlot);
    if (!slot)
      return fail("SLOT_UNAVAILABLE", "This time is not available. Choose one of the offered times.");
    const tables = await lockTables(tx, { tenantId, tableIds: slot.tableIds });
    if (tables.length < slot.tableIds.length) {
      fail("SLOT_UNAVAILABLE", "The restaurant has just changed its tables. Try again.");
    }
    const reservation: Reservation = {
      ...guest,
      id,
      status: "booked",
      source: "online",
      startsAt: slot.start,
      endsAt: slot.end,
      note: null,
      locale,
      cancelTokenHash: hash,
      createdAt: now,
      remindedAt: null,
      heldUntil: null,
      seatedAt: null,
      finishedAt: null,
      noShowAt: null,
      canceledAt: null,
      canceledBy: null,
      tables,
    };
    await insertReservation(tx, { tenantId, reservation, account: input.account });
    await queueConfirmation(app, tx, { host, reservation, token });
    await appendEvents(tx, { tenantId, events: [reservationCreatedEvent(reservation, host.timeZone)], now });
    const answer = bookedReservation(reservation, host.timeZone);
    keepAnswer(answer);
    return answer;
  });
  app.live.announce(tenantId);
  return booked;
}
