import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { depositPage, emailProps, type GuestMail } from "@/lib/service/reservations/reservation-email";

/** Asks the guest of a booking that staff made to pay the deposit, with the token that opens the booking. */
export async function queueDepositRequest(
  app: App,
  tx: Tx,
  { host, reservation, token }: GuestMail & { token: string },
): Promise<void> {
  const { customerEmail, heldUntil } = reservation;
  if (customerEmail === null || heldUntil === null) return;
  const now = app.clock.now();
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: customerEmail,
    template: "reservation-deposit",
    locale: reservation.locale,
    props: {
      ...emailProps({ host, reservation }, { now, publicUrl: app.env.publicUrl }),
      payUntil: heldUntil.toISOString(),
      payUrl: depositPage(app, { host, reservation }, token),
    },
    uniqueKey: `reservation-deposit:${reservation.id}:${reservation.cancelTokenHash}`,
  });
}
