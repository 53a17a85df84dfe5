import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { emailProps, type GuestMail } from "./reservation-email";

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
    props: emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
    uniqueKey: `reservation-changed:${reservation.id}:${now.toISOString()}:${reservation.startsAt.toISOString()}:${reservation.guestCount}`,
  });
}
