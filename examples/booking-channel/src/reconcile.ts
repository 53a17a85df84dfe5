import { type Bazar, dataOf, everyPage } from "bazar-client";
import { checkEqual } from "../../shared/check.js";
import { type BookingDesk, NOTE, type Reservation } from "./booking-desk.js";

/** Compares all bookings of the portal with the restaurant's, in both directions. Run it each night. */
export async function reconcile(
  bazar: Bazar,
  { tenant, desk, run, since }: { tenant: string; desk: BookingDesk; run: string; since: Date },
): Promise<{ agreed: number }> {
  const theirs = new Map<string, Reservation>();
  // The note is all that tells whose a booking is; what other runs booked is theirs.
  for await (const { reservations } of everyPage((cursor) =>
    dataOf(
      bazar.GET("/api/tenant/{tenantId}/reservations", {
        params: {
          path: { tenantId: tenant },
          query: {
            updatedSince: since.toISOString(),
            limit: 50,
            ...(cursor === undefined ? {} : { cursor }),
          },
        },
      }),
    ),
  ))
    for (const each of reservations) if (each.note?.startsWith(`${NOTE} ${run}`)) theirs.set(each.id, each);

  for (const { reference, reservationId, status, date, timeSlot, guestCount } of desk.bookings.values()) {
    const booking = theirs.get(reservationId);
    checkEqual(booking?.note, `${NOTE} ${reference}`, `the restaurant's note of ${reference}`);
    checkEqual(booking?.status, status, `the status of ${reference}`);
    checkEqual(`${booking?.date} ${booking?.timeSlot}`, `${date} ${timeSlot}`, `the time of ${reference}`);
    checkEqual(booking?.guestCount, guestCount, `the guests of ${reference}`);
  }
  checkEqual(theirs.size, desk.bookings.size, "bookings of the portal at the restaurant");
  return { agreed: theirs.size };
}
