import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createReservation } from "@/lib/service/reservations/create-reservation";
import { listReservations } from "@/lib/service/reservations/list-reservations";
import {
  CreateReservationRequest,
  DeskReservation,
  DeskReservationList,
  DeskReservationQuery,
} from "@/lib/service/reservations/reservation-desk-contract";

export const GET = endpoint({
  operationId: "listReservations",
  summary: "List the bookings of a range of days",
  description: "Earliest first. Days are in the restaurant's time zone.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: DeskReservationQuery,
  response: DeskReservationList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listReservations(app, { tenantId: tenant.id, timeZone: tenant.timeZone, query }),
});

export const POST = endpoint({
  operationId: "createReservation",
  summary: "Book for a caller or seat a walk-in",
  description:
    "Staff are not bound by opening hours, lead time or the offered times, and may choose tables. A table is never booked twice at the same time. `SLOT_UNAVAILABLE` names no other time: the public list of free times has those that guests can book, and a program that books for them should offer nothing else.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: CreateReservationRequest,
  response: DeskReservation,
  errors: ["SLOT_UNAVAILABLE", "TABLE_TAKEN", "TABLE_NOT_FOUND", "RESTAURANT_DRAFT", "RATE_LIMITED"],
  idempotent: true,
  handle: ({ app, tenant, body }) => createReservation(app, { tenantId: tenant.id, request: body }),
});
