import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { cancelReservation } from "@/lib/service/reservations/cancel-reservation";
import {
  CanceledReservation,
  CancelReservationRequest,
  ReservationParams,
} from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "cancelReservation",
  summary: "Cancel a booking with the token from its email",
  description: "Repeating it is harmless. An unknown booking and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: ReservationParams,
  body: CancelReservationRequest,
  response: CanceledReservation,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "NOT_CANCELLABLE"],
  handle: ({ app, shop, params, body }) =>
    cancelReservation(app, {
      tenantId: shop.tenant.id,
      reservationId: params.reservationId,
      token: body.token,
    }),
});
