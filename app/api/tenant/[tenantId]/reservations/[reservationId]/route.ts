import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getReservation } from "@/lib/service/reservations/get-reservation";
import { ReservationParams } from "@/lib/service/reservations/reservation-contract";
import {
  DeskReservation,
  UpdateReservationRequest,
} from "@/lib/service/reservations/reservation-desk-contract";
import { updateReservation } from "@/lib/service/reservations/update-reservation";

const version = versionOf(DeskReservation, ({ remindedAt: _, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getReservation",
  summary: "Get a booking",
  description: "With its tables, its deposit and the statuses that it can move to.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: ReservationParams,
  response: DeskReservation,
  version,
  errors: ["RESERVATION_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getReservation(app, {
      tenantId: tenant.id,
      timeZone: tenant.timeZone,
      reservationId: params.reservationId,
    }),
});

export const PATCH = endpoint({
  operationId: "updateReservation",
  summary: "Move a booking or change its status",
  description:
    "Changing the status and moving the booking are two requests. The guest is notified when the booking is moved or canceled. A deposit goes back when staff cancels, unless `deposit` is `keep`, and a few minutes after the guests are seated; the restaurant keeps it for a no-show.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: ReservationParams,
  body: UpdateReservationRequest,
  response: DeskReservation,
  version,
  errors: [
    "RESERVATION_NOT_FOUND",
    "INVALID_TRANSITION",
    "SLOT_UNAVAILABLE",
    "TABLE_TAKEN",
    "TABLE_NOT_FOUND",
    "DEPOSIT_NOT_OPEN",
    "DEPOSIT_NOT_DUE",
    "RESTAURANT_DRAFT",
    "RATE_LIMITED",
  ],
  handle: ({ app, tenant, actor, params, body, precondition }) =>
    updateReservation(app, {
      tenantId: tenant.id,
      reservationId: params.reservationId,
      actorId: actor.userId,
      patch: body,
      precondition,
    }),
});
