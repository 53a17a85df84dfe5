import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { reservationLimit } from "@/lib/platform/rate-limit/limits";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { DepositIntent } from "@/lib/service/reservations/deposits/deposit-intent";
import { makeDepositIntent } from "@/lib/service/reservations/deposits/make-deposit-intent";
import { takeDepositIntent } from "@/lib/service/reservations/deposits/take-deposit-intent";
import { bookTogether } from "./book-together";
import { newCancelToken } from "./cancel-token";
import { claimSlot } from "./claim-slot";
import { claimTables } from "./claim-tables";
import { findOnlineSlots, slotAt } from "./find-online-slots";
import { type OnlineBooking, onlineReservation } from "./online-reservation";
import { queueConfirmation } from "./queue-confirmation";
import type { Reservation } from "./reservation";
import { bookedReservation, type ReservationRequest } from "./reservation-contract";
import { reservationCreatedEvent } from "./reservation-event";
import { type BookingAccount, insertReservation } from "./reservation-insert-store";
import { getReservationHost } from "./reservation-policy-store";

export type BookTableInput = {
  tenant: ShopTenant;
  request: ReservationRequest;
  locale: string;
  clientAddress: string;
  account: BookingAccount;
};

/**
 * Books a table for a diner (Specification, Reservations): just what listAvailableSlots offers. The booking, its tables,
 * its event and the email with the token are written at once or not at all. Where a deposit is asked for (ADR 056), the
 * intent is made first, and the table is held until it is paid. Throws SLOT_UNAVAILABLE, RATE_LIMITED, and for a deposit
 * PAYMENT_METHOD_UNAVAILABLE, AMOUNT_TOO_SMALL and PROCESSOR_UNAVAILABLE.
 */
export async function bookTable(app: App, input: BookTableInput) {
  const { id: tenantId } = input.tenant;
  await app.limiter.take(reservationLimit, [tenantId, input.clientAddress]);
  const booking = { ...input, tenantId, id: newId("rsv"), ...newCancelToken() };
  const made = await bookTogether(app, booking);
  const booked = "booked" in made ? made.booked : await bookAlone(app, booking, made);
  app.live.announce(tenantId);
  return booked;
}

/** In a transaction of its own: with a deposit, and after somebody else was faster. */
async function bookAlone(
  app: App,
  booking: OnlineBooking & { tenant: ShopTenant },
  { depositMinor: amountMinor }: { depositMinor: number },
) {
  const { tenant, tenantId, id, token, request } = booking;
  const intent =
    amountMinor === 0 ? null : await makeDepositIntent(app, { tenant, reservationId: id, amountMinor });
  return claimTables(app, { tenantId, refusal: "SLOT_UNAVAILABLE" }, async (tx) => {
    const now = app.clock.now();
    const { date, timeSlot, guestCount } = request;
    const host = await getReservationHost(tx, { tenantId });
    const slot = slotAt(await findOnlineSlots(tx, { host, date, party: guestCount, now }), timeSlot);
    const tables = await claimSlot(tx, { tenantId, slot });
    const reservation = onlineReservation(booking, { host, slot, tables, intent, now });
    await insertReservation(tx, { tenantId, reservation, account: booking.account });
    if (intent) await takeDepositIntent(tx, { tenantId, reservationId: id, intent, now });
    else await queueConfirmation(app, tx, { host, reservation, token });
    await appendEvents(tx, { tenantId, events: [reservationCreatedEvent(reservation, host.timeZone)], now });
    const answer = bookedReservation(
      intent ? withSecret(reservation, intent) : reservation,
      host.timeZone,
      token,
    );
    keepAnswer(answer);
    return answer;
  });
}

function withSecret(reservation: Reservation, { clientSecret, currency }: DepositIntent): Reservation {
  const { deposit } = reservation;
  const state = "requires_payment" as const;
  const payment = { state, clientSecret, capturedMinor: 0, refundedMinor: 0, currency };
  return { ...reservation, deposit: deposit && { ...deposit, payment } };
}
