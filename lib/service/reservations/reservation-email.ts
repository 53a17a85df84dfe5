import type { ReservationEmailProps } from "@/lib/platform/mail/email-templates";
import type { Reservation } from "./reservation";
import type { ReservationHost } from "./reservation-policy-store";

/** What every email about a booking shows. */
export function emailProps(host: ReservationHost, reservation: Reservation): ReservationEmailProps {
  const { name, phone, address, accent, timeZone } = host;
  return {
    restaurant: { name, phone, address, accent },
    customerName: reservation.customerName,
    startsAt: reservation.startsAt.toISOString(),
    timeZone,
    guestCount: reservation.guestCount,
    specialRequests: reservation.specialRequests,
  };
}

export type GuestMail = { host: ReservationHost; reservation: Reservation };
