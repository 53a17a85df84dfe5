import { clearDepositReasons } from "@/lib/payments/payments/refund-erasure-store";
import type { Tx } from "@/lib/platform/db/db";
import { deleteEmailsAbout } from "@/lib/platform/mail/email-erasure-store";
import { forgetWhatWasSent } from "@/lib/restaurant/webhooks/forget-what-was-sent";
import { deleteEntriesOf } from "@/lib/service/waitlist/waitlist-erasure-store";
import { eraseBookers } from "./booking-erasure-store";

/** Erases a person from bookings that the caller has locked. What was sent or answered about them is deleted. */
export async function eraseFromBookings(
  tx: Tx,
  bookings: readonly { tenantId: string; id: string }[],
): Promise<void> {
  if (bookings.length === 0) return;
  const patch = { customerName: "", customerEmail: null };
  const erasures = bookings.map(({ tenantId, id }) => ({ tenantId, id, patch }));
  await eraseBookers(
    tx,
    erasures.map(({ tenantId, id }) => ({ tenantId, id })),
  );
  await deleteEmailsAbout(tx, await deleteEntriesOf(tx, bookings));
  await clearDepositReasons(tx, bookings);
  await forgetWhatWasSent(tx, { about: "reservation", erasures });
}
