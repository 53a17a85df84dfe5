import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { bookingChangeLimit } from "@/lib/platform/rate-limit/limits";
import { depositMinor } from "@/lib/service/reservations/deposits/deposit";
import { followOwnMove } from "@/lib/service/reservations/deposits/follow-own-move";
import { requireOpened } from "./cancel-token";
import { claimSlot } from "./claim-slot";
import { claimTables } from "./claim-tables";
import { findOnlineSlots, slotAt } from "./find-online-slots";
import { queueChangeNotice } from "./queue-change-notice";
import { remindedAfterMove } from "./reminded-after-move";
import { localStart, type Reservation } from "./reservation";
import { bookedReservation, type ChangeReservationRequest } from "./reservation-contract";
import { reservationUpdatedEvent } from "./reservation-event";
import { getReservationHost, type ReservationHost } from "./reservation-policy-store";
import { findReservation, lockReservation, saveReservation } from "./reservation-store";

/**
 * Moves a booking to another time or party size with the token of its email (ADR 081): to just what listOwnSlots offers.
 * The new tables are claimed and the old ones freed in one transaction, with the event and the email. Repeats change
 * nothing. A deposit stays with the booking. Throws INVALID_TOKEN, SLOT_UNAVAILABLE, RATE_LIMITED per booking, and
 * NOT_CHANGEABLE from its start on, while its deposit is unpaid and for a party that would pay a larger one.
 */
export async function changeOwnReservation(
  app: App,
  input: { tenantId: TenantId; reservationId: string; wanted: ChangeReservationRequest },
) {
  const { tenantId, reservationId } = input;
  const { token, ...wanted } = input.wanted;
  const keys = app.env.SESSION_SECRET;
  // Looked at without a lock first, so that strangers cannot hold a booking's row.
  requireOpened(await findReservation(app.db.prisma, input), token, keys);
  await app.limiter.take(bookingChangeLimit, [tenantId, reservationId]);
  const { answer, isChanged } = await claimTables(
    app,
    { tenantId, refusal: "SLOT_UNAVAILABLE" },
    async (tx) => {
      const now = app.clock.now();
      const host = await getReservationHost(tx, { tenantId });
      const { timeZone } = host;
      const before = requireOpened(await lockReservation(tx, input), token, keys);
      requireChangeable(before, { host, party: wanted.guestCount, now });
      if (isAlready(before, wanted, timeZone))
        return { answer: bookedReservation(before, timeZone), isChanged: false };
      const { date, timeSlot, guestCount } = wanted;
      const offer = { host, date, party: guestCount, now, moving: reservationId };
      const slot = slotAt(await findOnlineSlots(tx, offer), timeSlot);
      const tables = await claimSlot(tx, { tenantId, slot });
      const { start: startsAt, end: endsAt } = slot;
      const deposit = await followOwnMove(tx, { ...input, deposit: before.deposit, startsAt, now });
      const remindedAt = remindedAfterMove(before, { ...host, startsAt, now });
      const reservation = { ...before, startsAt, endsAt, guestCount, tables, deposit, remindedAt };
      await saveReservation(tx, { tenantId, reservation });
      await queueChangeNotice(app, tx, { host, reservation, changedBy: "customer", now });
      const event = reservationUpdatedEvent(reservation, timeZone, before.status);
      await appendEvents(tx, { tenantId, events: [event], now });
      return { answer: bookedReservation(reservation, timeZone), isChanged: true };
    },
  );
  if (isChanged) app.live.announce(tenantId);
  return answer;
}

function requireChangeable(
  { status, startsAt, heldUntil, guestCount, deposit }: Reservation,
  { host, party, now }: { host: ReservationHost; party: number; now: Date },
): void {
  if (status !== "booked" || startsAt <= now)
    fail("NOT_CHANGEABLE", "The booking can no longer be changed online. Call the restaurant.");
  if (heldUntil !== null) fail("NOT_CHANGEABLE", "The booking is not confirmed yet. Pay its deposit first.");
  if (party !== guestCount && depositMinor(host.policy, party) > (deposit?.amountMinor ?? 0))
    fail("NOT_CHANGEABLE", "A party of this size pays a larger deposit. Call the restaurant.");
}

function isAlready(
  { startsAt, guestCount }: Reservation,
  wanted: { date: string; timeSlot: string; guestCount: number },
  timeZone: string,
): boolean {
  const { date, timeSlot } = localStart(startsAt, timeZone);
  return date === wanted.date && timeSlot === wanted.timeSlot && guestCount === wanted.guestCount;
}
