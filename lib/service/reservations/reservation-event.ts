import type { NewEvent } from "@/lib/platform/events/event";
import { localStart, type Reservation } from "./reservation";
import type { ReservationStatus } from "./reservation-status";

function facts(reservation: Reservation, timeZone: string) {
  return {
    reservationId: reservation.id,
    status: reservation.status,
    source: reservation.source,
    ...localStart(reservation.startsAt, timeZone),
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    guestCount: reservation.guestCount,
    customerName: reservation.customerName,
    customerEmail: reservation.customerEmail,
    tables: reservation.tables.map(({ name }) => name),
    heldUntil: reservation.heldUntil?.toISOString() ?? null,
  };
}

/** A table was booked, online or by staff. */
export function reservationCreatedEvent(reservation: Reservation, timeZone: string): NewEvent {
  return { type: "reservation.created", orderId: null, data: facts(reservation, timeZone) };
}

/** A booking was moved, or guests sat down, left or stayed away. */
export function reservationUpdatedEvent(
  reservation: Reservation,
  timeZone: string,
  previousStatus: ReservationStatus,
): NewEvent {
  const data = { ...facts(reservation, timeZone), previousStatus };
  return { type: "reservation.updated", orderId: null, data };
}

/** A booking was canceled and its tables are free. */
export function reservationCanceledEvent(
  reservation: Reservation,
  timeZone: string,
  previousStatus: ReservationStatus,
): NewEvent {
  const { canceledAt, canceledBy: actor } = reservation;
  const data = {
    ...facts(reservation, timeZone),
    previousStatus,
    canceledAt: canceledAt?.toISOString(),
    actor,
  };
  return { type: "reservation.canceled", orderId: null, data };
}
