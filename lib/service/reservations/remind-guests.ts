import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { reminderToken } from "./cancel-token";
import { listDueReminders, type ReservationRef, takeReminder } from "./reminder-store";
import { cancelPage, emailProps } from "./reservation-email";
import { getReservationHost } from "./reservation-policy-store";
import { findReservation } from "./reservation-store";

const BATCH = 200;

/**
 * Writes to guests whose booking is near, by the restaurant's `reminderHours`: once per booking, however many processes
 * run this, and never after a cancellation (ADR 051). Returns how many were written to.
 */
export async function remindGuests(app: App, signal?: AbortSignal): Promise<number> {
  let reminded = 0;
  for (const ref of await listDueReminders(app.db, { scope: app.twin, now: app.clock.now(), limit: BATCH })) {
    if (signal?.aborted) break;
    if (await remindGuest(app, ref)) reminded += 1;
  }
  return reminded;
}

function remindGuest(app: App, ref: ReservationRef): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await takeReminder(tx, { ...ref, now }))) return false;
    const reservation = await findReservation(tx, ref);
    if (!reservation?.customerEmail) return false;
    const host = await getReservationHost(tx, ref);
    const mail = { host, reservation };
    const token = reminderToken(reservation, app.env.SESSION_SECRET);
    await queueEmail(app, tx, {
      tenantId: ref.tenantId,
      to: reservation.customerEmail,
      template: "reservation-reminder",
      locale: reservation.locale,
      props: {
        ...emailProps(mail, { now, publicUrl: app.env.publicUrl }),
        cancelUrl: cancelPage(app, mail, token),
      },
      uniqueKey: `reservation-reminder:${reservation.id}:${reservation.startsAt.toISOString()}`,
    });
    return true;
  });
}
