import type { Tx } from "@/lib/platform/db/db";
import { forgetWhatWasSent } from "@/lib/restaurant/webhooks/forget-what-was-sent";
import { eraseBookers } from "./booking-erasure-store";

/** Takes a person out of bookings that the caller holds. What was sent or answered about them goes. */
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
  await forgetWhatWasSent(tx, { about: "reservation", erasures });
}
