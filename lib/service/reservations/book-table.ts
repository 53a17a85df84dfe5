import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { reservationLimit } from "@/lib/platform/rate-limit/limits";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { depositMinor, holdEnd, newDeposit } from "@/lib/service/reservations/deposits/deposit";
import type { DepositIntent } from "@/lib/service/reservations/deposits/deposit-intent";
import { makeDepositIntent } from "@/lib/service/reservations/deposits/make-deposit-intent";
import { takeDepositIntent } from "@/lib/service/reservations/deposits/take-deposit-intent";
import { newCancelToken } from "./cancel-token";
import { claimSlot } from "./claim-slot";
import { claimTables } from "./claim-tables";
import { findOnlineSlots, slotAt } from "./find-online-slots";
import { queueConfirmation } from "./queue-confirmation";
import type { Reservation } from "./reservation";
import { bookedReservation, type ReservationRequest } from "./reservation-contract";
import { reservationCreatedEvent } from "./reservation-event";
import { getReservationHost } from "./reservation-policy-store";
import { insertReservation } from "./reservation-store";

export type BookTableInput = {
  tenant: ShopTenant;
  request: ReservationRequest;
  locale: string;
  clientAddress: string;
  account: { customerId: string | null; bazarUserId: string | null };
};

/**
 * Books a table for a diner (Specification, Reservations): just what listAvailableSlots offers. The booking, its tables,
 * its event and the email with the token are one transaction. Where a deposit is asked for (ADR 056), the intent is made
 * first, and the table is held until it is paid. Throws SLOT_UNAVAILABLE, RATE_LIMITED, and for a deposit
 * PAYMENT_METHOD_UNAVAILABLE, AMOUNT_TOO_SMALL and PROCESSOR_UNAVAILABLE.
 */
export async function bookTable(app: App, input: BookTableInput) {
  const { tenant, request, locale } = input;
  const { id: tenantId } = tenant;
  await app.limiter.take(reservationLimit, [tenantId, input.clientAddress]);
  const id = newId("rsv");
  const { token, hash } = newCancelToken();
  const intent = await askDeposit(app, input, id);

  const booked = await claimTables(app, { tenantId, refusal: "SLOT_UNAVAILABLE" }, async (tx) => {
    const now = app.clock.now();
    const { date, timeSlot, ...guest } = request;
    const host = await getReservationHost(tx, { tenantId });
    const offer = await findOnlineSlots(tx, { host, date, party: guest.guestCount, now });
    const slot = slotAt(offer, timeSlot);
    const tables = await claimSlot(tx, { tenantId, slot });
    const amountMinor = depositMinor(host.policy, guest.guestCount);
    if (amountMinor !== (intent?.amountMinor ?? 0))
      return fail("SLOT_UNAVAILABLE", "The restaurant has just changed its booking rules. Try again.", {
        reason: "JUST_CHANGED",
      });
    const startsAt = slot.start;
    const rule = host.policy;
    const reservation: Reservation = {
      ...guest,
      id,
      status: "booked",
      source: "online",
      startsAt,
      endsAt: slot.end,
      note: null,
      locale,
      cancelTokenHash: hash,
      createdAt: now,
      remindedAt: null,
      heldUntil: intent && holdEnd("online", { now, startsAt }),
      seatedAt: null,
      finishedAt: null,
      noShowAt: null,
      canceledAt: null,
      canceledBy: null,
      tables,
      deposit: intent && newDeposit({ ...intent, rule, startsAt, now }),
    };
    await insertReservation(tx, { tenantId, reservation, account: input.account });
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
  app.live.announce(tenantId);
  return booked;
}

/** The intent of the deposit that this party has to pay, or null. A time that is taken asks the processor for nothing. */
async function askDeposit(
  app: App,
  { tenant, request: { date, timeSlot, guestCount: party } }: BookTableInput,
  reservationId: string,
): Promise<DepositIntent | null> {
  const db = app.db.sql;
  const host = await getReservationHost(db, { tenantId: tenant.id });
  const amountMinor = depositMinor(host.policy, party);
  if (amountMinor === 0) return null;
  slotAt(await findOnlineSlots(db, { host, date, party, now: app.clock.now() }), timeSlot);
  return makeDepositIntent(app, { tenant, reservationId, amountMinor });
}

function withSecret(reservation: Reservation, { clientSecret, currency }: DepositIntent): Reservation {
  const { deposit } = reservation;
  const state = "requires_payment" as const;
  const payment = { state, clientSecret, capturedMinor: 0, refundedMinor: 0, currency };
  return { ...reservation, deposit: deposit && { ...deposit, payment } };
}
