import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { cancelPage, emailProps, type GuestMail } from "./reservation-email";

/**
 * The email that tells the guest that the table is theirs, with the only copy of the token that cancels it; null without
 * an address.
 */
export function confirmationEmail(
  app: App,
  { host, reservation, token, now }: GuestMail & { token: string; now: Date },
) {
  if (reservation.customerEmail === null) return null;
  return {
    to: reservation.customerEmail,
    template: "reservation-confirmed",
    locale: reservation.locale,
    props: {
      ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
      cancelUrl: cancelPage(app, { host, reservation }, token),
    },
    uniqueKey: `reservation-confirmed:${reservation.id}:${reservation.cancelTokenHash}`,
  } as const;
}

/** Queues the email in the transaction that makes the booking. */
export async function queueConfirmation(
  app: App,
  tx: Tx,
  mail: GuestMail & { token: string },
): Promise<void> {
  const email = confirmationEmail(app, { ...mail, now: app.clock.now() });
  if (email) await queueEmail(app, tx, { ...email, tenantId: mail.host.tenantId });
}
