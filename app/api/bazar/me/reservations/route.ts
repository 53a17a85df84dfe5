import { endpoint } from "@/lib/app/endpoint";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { BookingHistory } from "@/lib/service/reservations/booking-history-contract";
import { listBookingHistory } from "@/lib/service/reservations/list-booking-history";

export const GET = endpoint({
  operationId: "listBazarBookings",
  summary: "List your table bookings",
  tag: "Marketplace account",
  guard: bazarUser,
  response: BookingHistory,
  errors: [],
  handle: ({ app, diner }) => listBookingHistory(app, { booker: historyFilter({ kind: "bazar" }, diner) }),
});
