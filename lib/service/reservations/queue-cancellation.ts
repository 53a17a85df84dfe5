import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { emailProps, type GuestMail } from "./reservation-email";

/** Tells the guest that the booking is canceled, by themselves or by the restaurant. */
export async function queueCancellation(app: App, tx: Tx, { host, reservation }: GuestMail): Promise<void> {
  if (reservation.customerEmail === null) return;
  const now = app.clock.now();
  const canceledBy = reservation.canceledBy === "customer" ? "customer" : "restaurant";
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-canceled",
    locale: reservation.locale,
    props: { ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }), canceledBy },
    uniqueKey: `reservation-canceled:${reservation.id}`,
  });
}
