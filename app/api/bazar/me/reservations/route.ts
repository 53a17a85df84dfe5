import { historyFilter } from "@/lib/accounts/diner-history";
import { bazarUser } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { BookingHistory } from "@/lib/reservations/booking-history-contract";
import { listBookingHistory } from "@/lib/reservations/list-booking-history";

export const GET = endpoint({
  operationId: "listBazarBookings",
  summary: "Your table bookings across restaurants",
  tag: "Marketplace account",
  guard: bazarUser,
  response: BookingHistory,
  errors: [],
  handle: ({ app, diner }) => listBookingHistory(app, { booker: historyFilter({ kind: "bazar" }, diner) }),
});
