import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { EvidenceFacts } from "@/lib/payments/payments/evidence-facts";
import type { SubjectRow } from "@/lib/payments/payments/payment-subject";
import { findReservation } from "@/lib/service/reservations/reservation-store";

/** What the restaurant knows of a booking and its deposit. Throws RESERVATION_NOT_FOUND. */
export async function gatherDepositEvidence(app: App, { tenantId, id }: SubjectRow): Promise<EvidenceFacts> {
  const booking = await findReservation(app.db.prisma, { tenantId, reservationId: id });
  if (!booking?.deposit) return fail("RESERVATION_NOT_FOUND", "There is no such booking.");
  const { deposit, createdAt, seatedAt, noShowAt, canceledAt, guestCount } = booking;
  const events: [Date | null, string][] = [
    [createdAt, `a table for ${guestCount} was booked`],
    [deposit.paidAt, "the deposit was paid"],
    [deposit.refundableUntil, "until then the booking could be canceled without charge"],
    [seatedAt, "the guests came"],
    [noShowAt, "the guests had not come"],
    [canceledAt, "the booking was canceled"],
  ];
  return {
    title: `Deposit of a booking for ${guestCount}`,
    soldAt: createdAt,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    deliveredTo: null,
    handedOverAt: booking.startsAt,
    lines: [{ name: "Deposit", quantity: 1, priceMinor: deposit.amountMinor }],
    totalMinor: deposit.amountMinor,
    currency: deposit.currency,
    story: events.flatMap(([at, what]) => (at ? [{ at, what }] : [])),
    receipt: null,
  };
}
