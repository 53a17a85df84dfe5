import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { RefundDepositRequest } from "@/lib/service/reservations/deposits/deposit-contract";
import { refundDeposit } from "@/lib/service/reservations/deposits/refund-deposit";
import { ReservationParams } from "@/lib/service/reservations/reservation-contract";
import { DeskReservation } from "@/lib/service/reservations/reservation-desk-contract";

export const POST = endpoint({
  operationId: "refundDeposit",
  summary: "Refund the deposit of a booking, in part or in full",
  description: "Also after it was kept. The booking stays as it is.",
  tag: "Payments",
  guard: tenantAccess,
  audited: true,
  params: ReservationParams,
  body: RefundDepositRequest,
  response: DeskReservation,
  errors: [
    "RESERVATION_NOT_FOUND",
    "NOT_REFUNDABLE",
    "REFUND_EXCEEDS_CAPTURED",
    "FRESH_SIGN_IN_REQUIRED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, body, request }) {
    const { reservation, replayed } = await refundDeposit(app, {
      tenantId: tenant.id,
      timeZone: tenant.timeZone,
      reservationId: params.reservationId,
      actorId: actor.userId,
      signIn: actor.signIn,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(reservation, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
