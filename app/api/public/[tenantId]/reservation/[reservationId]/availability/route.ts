import { endpoint } from "@/lib/app/endpoint";
import { availabilityLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { listOwnSlots } from "@/lib/service/reservations/list-own-slots";
import {
  Availability,
  OwnAvailabilityRequest,
  ReservationParams,
} from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "listOwnReservationTimes",
  summary: "List the times to which a booking can be moved",
  description:
    "With the token from its email. The tables that it has count as free. An unknown booking and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: ReservationParams,
  body: OwnAvailabilityRequest,
  response: Availability,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "RATE_LIMITED"],
  limit: availabilityLimit,
  atOnce: 2,
  handle: ({ app, shop, params, body }) =>
    listOwnSlots(app, {
      tenantId: shop.tenant.id,
      reservationId: params.reservationId,
      token: body.token,
      date: body.date,
      party: body.guestCount,
    }),
});
