import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { ReservationEmailProps } from "@/lib/platform/mail/email-templates";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { Reservation } from "./reservation";
import type { ReservationHost } from "./reservation-policy-store";

function emailProps(host: ReservationHost, reservation: Reservation): ReservationEmailProps {
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

type GuestMail = { host: ReservationHost; reservation: Reservation };

/** Tells the guest that the table is theirs, with the only copy of the token that cancels it. */
export async function queueConfirmation(
  app: App,
  tx: Tx,
  { host, reservation, token }: GuestMail & { token: string },
): Promise<void> {
  if (reservation.customerEmail === null) return;
  const page = `${app.env.publicUrl}/s/${host.slug}/reservations/${reservation.id}/cancel`;
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-confirmed",
    locale: reservation.locale,
    props: { ...emailProps(host, reservation), cancelUrl: `${page}?token=${token}` },
    uniqueKey: `reservation-confirmed:${reservation.id}:${reservation.cancelTokenHash}`,
  });
}

/** Tells the guest about another time or party size. */
export async function queueChangeNotice(
  app: App,
  tx: Tx,
  { host, reservation, now }: GuestMail & { now: Date },
): Promise<void> {
  if (reservation.customerEmail === null) return;
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-changed",
    locale: reservation.locale,
    props: emailProps(host, reservation),
    uniqueKey: `reservation-changed:${reservation.id}:${now.toISOString()}:${reservation.startsAt.toISOString()}:${reservation.guestCount}`,
  });
}

/** Tells the guest that the booking is canceled, by themselves or by the restaurant. */
export async function queueCancellation(app: App, tx: Tx, { host, reservation }: GuestMail): Promise<void> {
  if (reservation.customerEmail === null) return;
  const canceledBy = reservation.canceledBy === "customer" ? "customer" : "restaurant";
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-canceled",
    locale: reservation.locale,
    props: { ...emailProps(host, reservation), canceledBy },
    uniqueKey: `reservation-canceled:${reservation.id}`,
  });
}
