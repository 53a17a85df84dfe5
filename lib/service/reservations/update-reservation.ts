import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { Precondition } from "@/lib/platform/http/precondition";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { followBooking } from "@/lib/service/reservations/deposits/follow-booking";
import { queueDepositRequest } from "@/lib/service/reservations/deposits/queue-deposit-request";
import { newCancelToken, reminderToken } from "./cancel-token";
import { claimTables } from "./claim-tables";
import { deskStart, requirePlausibleStay } from "./desk-time";
import { queueCancellation } from "./queue-cancellation";
import { queueChangeNotice } from "./queue-change-notice";
import { queueConfirmation } from "./queue-confirmation";
import { remindedAfterMove } from "./reminded-after-move";
import { endAfter, lengthMinutes as lengthOf, localStart, type Reservation } from "./reservation";
import { deskReservation, type UpdateReservationRequest } from "./reservation-desk-contract";
import { reservationCanceledEvent, reservationUpdatedEvent } from "./reservation-event";
import { stayMinutes } from "./reservation-policy";
import { getReservationHost, type ReservationHost } from "./reservation-policy-store";
import { decideReservationMove, isLive } from "./reservation-status";
import { findReservation, lockReservation, saveReservation } from "./reservation-store";
import { lockTables } from "./room-store";
import { seatParty } from "./seat-party";

type Change = { host: ReservationHost; before: Reservation; patch: UpdateReservationRequest; now: Date };

/**
 * Changes a booking for staff: its status, or its time, party and tables, and what is known about the guest. The guest
 * hears of a new time or party size and of a cancellation. Throws RESERVATION_NOT_FOUND, INVALID_TRANSITION,
 * SLOT_UNAVAILABLE, TABLE_TAKEN and TABLE_NOT_FOUND, DEPOSIT_NOT_OPEN and DEPOSIT_NOT_DUE, and RESTAURANT_DRAFT and RATE_LIMITED where the guest is notified of
 * something other than a cancellation.
 */
export async function updateReservation(
  app: App,
  input: {
    tenantId: TenantId;
    reservationId: string;
    actorId: string;
    patch: UpdateReservationRequest;
    precondition?: Precondition | null;
  },
) {
  const { tenantId, reservationId, actorId, patch } = input;
  const mailbox = await findToldMailbox(app, input);
  if (mailbox) await takeOutsideEmail(app, { tenantId, kind: "guestEmails", mailbox });
  const picksTables = patch.status !== undefined || patch.tableIds !== undefined;
  const refusal = picksTables ? "TABLE_TAKEN" : "SLOT_UNAVAILABLE";

  const updated = await claimTables(app, { tenantId, refusal }, async (tx) => {
    const now = app.clock.now();
    const host = await getReservationHost(tx, { tenantId });
    const before =
      (await lockReservation(tx, { tenantId, reservationId })) ??
      fail("RESERVATION_NOT_FOUND", "There is no such booking.");
    await input.precondition?.(() => deskReservation(before, host.timeZone));
    const change = { host, before, patch, now };
    const placed = patch.status === undefined ? await moved(tx, change) : await withStatus(tx, change);
    const { reservation: wanted, token } = withGuest(placed, patch);
    const reservation = await followBooking(app, tx, {
      tenantId,
      before,
      wanted,
      fate: patch.deposit,
      actorId,
      now,
    });
    await saveReservation(tx, { tenantId, reservation });
    await tellGuest(app, tx, { host, before, reservation, token, now });
    const event =
      reservation.status === "canceled" && before.status !== "canceled"
        ? reservationCanceledEvent(reservation, host.timeZone, before.status)
        : reservationUpdatedEvent(reservation, host.timeZone, before.status);
    await appendEvents(tx, { tenantId, events: [event], now });
    return deskReservation(reservation, host.timeZone);
  });
  app.live.announce(tenantId);
  return updated;
}

/** Who is emailed about the change; null for a cancellation, of which there is only one per booking. */
async function findToldMailbox(
  app: App,
  input: { tenantId: TenantId; reservationId: string; patch: UpdateReservationRequest },
): Promise<string | null> {
  const { customerEmail, date, timeSlot, guestCount } = input.patch;
  if (customerEmail) return customerEmail;
  if ([date, timeSlot, guestCount].every((value) => value === undefined)) return null;
  return (await findReservation(app.db.prisma, input))?.customerEmail ?? null;
}

async function withStatus(tx: Tx, { host, before, patch, now }: Change): Promise<Reservation> {
  const changes = decideReservationMove(before.status, patch.status ?? before.status, now);
  if (!changes) {
    return fail("INVALID_TRANSITION", `A booking that is ${before.status} cannot become ${patch.status}.`);
  }
  if (isLive(changes.status) && !isLive(before.status)) {
    const tableIds = before.tables.map(({ id }) => id);
    await lockTables(tx, { tenantId: host.tenantId, tableIds });
  }
  return {
    ...before,
    ...changes,
    heldUntil: null,
    canceledBy: changes.status === "canceled" ? "restaurant" : null,
  };
}

async function moved(tx: Tx, { host, before, patch, now }: Change): Promise<Reservation> {
  const { date, timeSlot, guestCount, tableIds } = patch;
  if ([date, timeSlot, guestCount, patch.lengthMinutes, tableIds].every((value) => value === undefined)) {
    return before;
  }
  if (!isLive(before.status)) {
    return fail("INVALID_TRANSITION", `A booking that is ${before.status} cannot be moved.`);
  }
  const known = localStart(before.startsAt, host.timeZone);
  const wanted = { date: date ?? known.date, timeSlot: timeSlot ?? known.timeSlot };
  const isTimeKept = wanted.date === known.date && wanted.timeSlot === known.timeSlot;
  const startsAt = isTimeKept ? before.startsAt : deskStart(wanted, host.timeZone);
  const party = guestCount ?? before.guestCount;
  const usual = party === before.guestCount ? lengthOf(before) : stayMinutes(host.policy, party);
  const stay = { startsAt, endsAt: endAfter(startsAt, patch.lengthMinutes ?? usual), guestCount: party };
  requirePlausibleStay(stay, now);
  const tables = await seatParty(tx, { tenantId: host.tenantId, stay, tableIds, current: before });
  return { ...before, ...stay, remindedAt: remindedAfterMove(before, { ...host, startsAt, now }), tables };
}

/** A new address gets its own token, so that a link sent to a mistyped address stops working. */
function withGuest(
  reservation: Reservation,
  patch: UpdateReservationRequest,
): { reservation: Reservation; token: string | null } {
  const { status, date, timeSlot, guestCount, lengthMinutes, tableIds, deposit, ...guest } = patch;
  const known = { ...reservation, ...guest };
  if (known.customerEmail === reservation.customerEmail) return { reservation: known, token: null };
  const { token, hash } = newCancelToken();
  return { reservation: { ...known, cancelTokenHash: hash }, token };
}

async function tellGuest(
  app: App,
  tx: Tx,
  input: {
    host: ReservationHost;
    before: Reservation;
    reservation: Reservation;
    token: string | null;
    now: Date;
  },
): Promise<void> {
  const { host, before, reservation, now } = input;
  const wasUnpaid = before.deposit?.status === "pending" && before.heldUntil !== null;
  const isUnpaid = wasUnpaid && reservation.heldUntil !== null;
  const isMade = wasUnpaid && !isUnpaid;
  const token = input.token ?? (isMade ? reminderToken(reservation, app.env.SESSION_SECRET) : null);
  if (reservation.status === "canceled" && before.status !== "canceled") {
    if (!wasUnpaid || before.source !== "online") await queueCancellation(app, tx, { host, reservation });
  } else if (reservation.status === "booked" && token !== null) {
    if (isUnpaid) await queueDepositRequest(app, tx, { host, reservation, token });
    else await queueConfirmation(app, tx, { host, reservation, token });
  } else if (
    reservation.status === "booked" &&
    (reservation.startsAt.getTime() !== before.startsAt.getTime() ||
      reservation.guestCount !== before.guestCount)
  ) {
    await queueChangeNotice(app, tx, { host, reservation, changedBy: "restaurant", now });
  }
}
