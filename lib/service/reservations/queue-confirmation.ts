import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { cancelPage, emailProps, type GuestMail } from "./reservation-email";

/** Tells the guest that the table is theirs, with the only copy of the token that cancels it. */
export async function queueConfirmation(
  app: App,
  tx: Tx,
  { host, reservation, token }: GuestMail & { token: string },
): Promise<void> {
  if (reservation.customerEmail === null) return;
  const now = app.clock.now();
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: reservation.customerEmail,
    template: "reservation-confirmed",
    locale: reservation.locale,
    props: {
      ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
      cancelUrl: cancelPage(app, { host, reservation }, token),
    },
    uniqueKey: `reservation-confirmed:${reservation.id}:${reservation.cancelTokenHash}`,
  });
}
