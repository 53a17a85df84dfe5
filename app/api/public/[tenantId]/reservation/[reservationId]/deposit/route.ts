import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { payDeposit } from "@/lib/service/reservations/deposits/pay-deposit";
import {
  BookedReservation,
  CancelReservationRequest,
  ReservationParams,
} from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "payDeposit",
  summary: "Begin to pay the deposit of a booking, or see its status",
  description:
    "With the token of the booking. Answers what the payment form needs while the deposit is `pending`, and the booking as it is afterwards; every call answers the same payment. An unknown booking and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: ReservationParams,
  body: CancelReservationRequest,
  response: BookedReservation,
  errors: [
    "TENANT_NOT_FOUND",
    "INVALID_TOKEN",
    "PAYMENT_METHOD_UNAVAILABLE",
    "AMOUNT_TOO_SMALL",
    "PROCESSOR_UNAVAILABLE",
  ],
  handle: ({ app, shop, params, body }) =>
    payDeposit(app, { tenant: shop.tenant, reservationId: params.reservationId, token: body.token }),
});
