import { endpoint } from "@/lib/app/endpoint";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { OwnBookings } from "@/lib/service/reservations/booking-history-contract";
import { listOwnBookings } from "@/lib/service/reservations/list-own-bookings";

export const GET = endpoint({
  operationId: "listBazarBookings",
  summary: "List your table bookings",
  description: "At all restaurants, with the email that the account has confirmed.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: OwnBookings,
  errors: [],
  handle: ({ app, diner }) => listOwnBookings(app, { booker: historyFilter({ kind: "bazar" }, diner) }),
});
