import type { Tx } from "@/lib/platform/db/db";
import { listGuestBookings, lockBookings } from "./booking-erasure-store";
import { eraseFromBookings } from "./erase-from-bookings";

/** Erases the guests of up to `limit` bookings of a restaurant from a period. Returns how many. */
export async function anonymiseBookings(
  tx: Tx,
  time: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<number> {
  const found = await listGuestBookings(tx, time);
  await eraseFromBookings(tx, await lockBookings(tx, found, { now: time.before }));
  return found.length;
}
