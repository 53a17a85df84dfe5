import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { changeOwnReservation } from "@/lib/service/reservations/change-own-reservation";
import {
  BookedReservation,
  ChangeReservationRequest,
  ReservationParams,
} from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "changeOwnReservation",
  summary: "Move a booking with the token from its email",
  description:
    "To another time or party size. The old table is free only once the new one is taken. Repeating it changes nothing. An unknown booking and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: ReservationParams,
  body: ChangeReservationRequest,
  response: BookedReservation,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "SLOT_UNAVAILABLE", "NOT_CHANGEABLE", "RATE_LIMITED"],
  handle: ({ app, shop, params, body }) =>
    changeOwnReservation(app, {
      tenantId: shop.tenant.id,
      reservationId: params.reservationId,
      wanted: body,
    }),
});
