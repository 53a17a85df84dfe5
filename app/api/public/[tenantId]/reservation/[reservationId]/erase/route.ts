import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { eraseReservation } from "@/lib/service/booking-erasure/erase-reservation";
import { CancelReservationRequest, ReservationParams } from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "eraseReservation",
  summary: "Erase the guest's data from a booking, with the token from its email",
  description:
    "Date and party size stay in the books, without name and contact details. Repeating it is harmless.",
  tag: "Reservations",
  guard: publicTenant,
  params: ReservationParams,
  body: CancelReservationRequest,
  response: null,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "ERASURE_BLOCKED"],
  handle: ({ app, shop, params, body }) =>
    eraseReservation(app, {
      tenantId: shop.tenant.id,
      reservationId: params.reservationId,
      token: body.token,
    }),
});
