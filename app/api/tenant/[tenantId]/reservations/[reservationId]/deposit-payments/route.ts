import { endpoint } from "@/lib/app/endpoint";
import { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { takeDeposit } from "@/lib/service/reservations/deposits/take-deposit";
import { ReservationParams } from "@/lib/service/reservations/reservation-contract";
import { DeskReservation } from "@/lib/service/reservations/reservation-desk-contract";

export const POST = endpoint({
  operationId: "takeDeposit",
  summary: "Record that the restaurant took the deposit of a booking itself",
  description:
    "In cash or by one of its `externalMethods`. The booking is made as if the deposit had been paid online. It is never returned on its own: refundDeposit records that it was given back.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: ReservationParams,
  body: TakeAtTillBody,
  response: DeskReservation,
  errors: [
    "RESERVATION_NOT_FOUND",
    "DEPOSIT_NOT_OPEN",
    "PAYMENT_METHOD_UNAVAILABLE",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, body, request }) {
    const { reservation, replayed } = await takeDeposit(app, {
      tenantId: tenant.id,
      timeZone: tenant.timeZone,
      reservationId: params.reservationId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(reservation, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
