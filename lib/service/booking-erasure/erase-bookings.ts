import type { Tx } from "@/lib/platform/db/db";
import type { BookerFilter } from "@/lib/service/reservations/booking-history-store";
import { findBookingTraces } from "./booking-erasure-store";
import { eraseFromBookings } from "./erase-from-bookings";

/** Erases a person from every booking of an account. False, with nothing done, while one of them is open. */
export async function eraseBookings(tx: Tx, booker: BookerFilter, { now }: { now: Date }): Promise<boolean> {
  const bookings = await findBookingTraces(tx, booker, { now });
  if (bookings.some(({ open }) => open)) return false;
  await eraseFromBookings(tx, bookings);
  return true;
}
