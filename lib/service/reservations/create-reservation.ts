import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { depositMinor, holdEnd, newDeposit } from "@/lib/service/reservations/deposits/deposit";
import { queueDepositRequest } from "@/lib/service/reservations/deposits/queue-deposit-request";
import { newCancelToken } from "./cancel-token";
import { claimTables } from "./claim-tables";
import { deskStart, requirePlausibleStay } from "./desk-time";
import { queueConfirmation } from "./queue-confirmation";
import { endAfter, type Reservation } from "./reservation";
import { type CreateReservationRequest, deskReservation } from "./reservation-desk-contract";
import { reservationCreatedEvent } from "./reservation-event";
import { insertReservation } from "./reservation-insert-store";
import { stayMinutes } from "./reservation-policy";
import { getReservationHost, type ReservationHost } from "./reservation-policy-store";
import { seatParty } from "./seat-party";

const MINUTE_MS = 60_000;

function stayOf(host: ReservationHost, request: CreateReservationRequest, now: Date) {
  const { date, timeSlot, guestCount } = request;
  const thisMinute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const startsAt = date && timeSlot ? deskStart({ date, timeSlot }, host.timeZone) : thisMinute;
  const minutes = request.lengthMinutes ?? stayMinutes(host.policy, guestCount);
  return { startsAt, endsAt: endAfter(startsAt, minutes), guestCount };
}

/**
 * Books for a caller or seats a walk-in. Staff are not bound by opening hours, lead time or the grid, but tables never
 * overlap. A table whose deposit the guest is asked for is held until it is paid (ADR 056). Throws SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND, and RESTAURANT_DRAFT and RATE_LIMITED where the
 * caller gets an email.
 */
export async function createReservation(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreateReservationRequest },
) {
  const mailbox = request.source === "walk_in" ? null : request.customerEmail;
  if (mailbox) await takeOutsideEmail(app, { tenantId, kind: "guestEmails", mailbox });
  const id = newId("rsv");
  const { token, hash } = newCancelToken();
  const refusal = request.tableIds ? "TABLE_TAKEN" : "SLOT_UNAVAILABLE";

  const created = await claimTables(app, { tenantId, refusal }, async (tx) => {
    const now = app.clock.now();
    const host = await getReservationHost(tx, { tenantId });
    const stay = stayOf(host, request, now);
    requirePlausibleStay(stay, now);
    const isWalkIn = request.source === "walk_in";
    const amountMinor = request.deposit === "ask" ? depositMinor(host.policy, request.guestCount) : 0;
    const isAsked = amountMinor > 0;
    const { startsAt } = stay;
    const reservation: Reservation = {
      ...stay,
      id,
      status: isWalkIn ? "seated" : "booked",
      source: request.source,
      customerName: request.customerName,
      customerEmail: request.customerEmail ?? null,
      customerPhone: request.customerPhone,
      specialRequests: request.specialRequests,
      note: request.note,
      locale: request.locale ?? host.locales[0] ?? DEFAULT_LOCALE,
      cancelTokenHash: hash,
      createdAt: now,
      remindedAt: null,
      heldUntil: isAsked ? holdEnd("email", { now, startsAt }) : null,
      seatedAt: isWalkIn ? now : null,
      finishedAt: null,
      noShowAt: null,
      canceledAt: null,
      canceledBy: null,
      tables: await seatParty(tx, { tenantId, stay, tableIds: request.tableIds }),
      deposit: isAsked
        ? newDeposit({ amountMinor, currency: host.currency, rule: host.policy, startsAt, now })
        : null,
    };
    await insertReservation(tx, { tenantId, reservation });
    if (isAsked) await queueDepositRequest(app, tx, { host, reservation, token });
    else if (!isWalkIn) await queueConfirmation(app, tx, { host, reservation, token });
    await appendEvents(tx, { tenantId, events: [reservationCreatedEvent(reservation, host.timeZone)], now });
    const answer = deskReservation(reservation, host.timeZone);
    keepAnswer(answer);
    return answer;
  });
  app.live.announce(tenantId);
  return created;
}
