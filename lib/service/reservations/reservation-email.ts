import type { App } from "@/lib/payments/app";
import type { EmailRestaurant, ReservationEmailProps } from "@/lib/platform/mail/email-templates";
import { guestDataPage, logoUrl } from "@/lib/restaurant/tenancy/email-restaurant";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import type { Deposit } from "@/lib/service/reservations/deposits/deposit";
import type { Reservation } from "./reservation";
import type { ReservationHost } from "./reservation-policy-store";

/** What every email about a booking shows, and what the guest's calendar needs at that time. */
export function emailProps(
  { host, reservation }: GuestMail,
  { now, publicUrl }: { now: Date; publicUrl: string },
): ReservationEmailProps {
  return {
    restaurant: emailHost(host, publicUrl),
    customerName: reservation.customerName,
    startsAt: reservation.startsAt.toISOString(),
    timeZone: host.timeZone,
    guestCount: reservation.guestCount,
    specialRequests: reservation.specialRequests,
    deposit: reservation.deposit && depositProps(reservation.deposit),
    calendar: {
      uid: `${reservation.id}@${new URL(publicUrl).hostname}`,
      sequence: Math.max(0, Math.floor((now.getTime() - reservation.createdAt.getTime()) / 1000)),
      madeAt: now.toISOString(),
      endsAt: reservation.endsAt.toISOString(),
    },
  };
}

/** The restaurant as emails about its tables show it. */
export function emailHost(host: ReservationHost, publicUrl: string): EmailRestaurant {
  const { name, phone, address, accent, country, logoImage } = host;
  return {
    name,
    phone,
    address,
    accent,
    country,
    dataUrl: guestDataPage(publicUrl, host),
    logoUrl: logoUrl(logoImage, publicUrl),
  };
}

export type GuestMail = { host: ReservationHost; reservation: Reservation };

function depositProps({ status, amountMinor, currency, refundableUntil }: Deposit) {
  return { status, amountMinor, currency, refundableUntil: refundableUntil.toISOString() };
}

/** The page that pays the deposit with a token of its guest. */
export function depositPage(app: App, { host, reservation }: GuestMail, token: string): string {
  return `${storefrontHome(app.env.publicUrl, host)}/reservations/${reservation.id}/deposit?token=${token}`;
}

/** The page that cancels the booking with a token of its guest. */
export function cancelPage(app: App, { host, reservation }: GuestMail, token: string): string {
  return `${storefrontHome(app.env.publicUrl, host)}/reservations/${reservation.id}/cancel?token=${token}`;
}
