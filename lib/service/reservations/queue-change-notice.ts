import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { reminderToken } from "./cancel-token";
import { cancelPage, emailProps, type GuestMail } from "./reservation-email";

/** Tells the guest about another time or party size, with a link to change it or to cancel. */
export async function queueChangeNotice(
  app: App,
  tx: Tx,
  { host, reservation, changedBy, now }: GuestMail & { changedBy: "customer" | "restaurant"; now: Date },
): Promise<void> {
  if (reservation.customerEmail === null) return;
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-changed",
    locale: reservation.locale,
    props: {
      ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
      changedBy,
      cancelUrl: cancelPage(app, { host, reservation }, reminderToken(reservation, app.env.SESSION_SECRET)),
    },
    uniqueKey: `reservation-changed:${reservation.id}:${now.toISOString()}:${reservation.startsAt.toISOString()}:${reservation.guestCount}`,
  });
}
