import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { changeReservationPolicy } from "@/lib/service/reservations/change-reservation-policy";
import { getReservationPolicy } from "@/lib/service/reservations/get-reservation-policy";
import {
  ChangeReservationPolicyRequest,
  ReservationPolicyWire,
} from "@/lib/service/reservations/reservation-policy-contract";

export const GET = endpoint({
  operationId: "getReservationPolicy",
  summary: "Get a restaurant's booking rules",
  tag: "Reservation management",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: ReservationPolicyWire,
  errors: [],
  handle: ({ app, tenant }) => getReservationPolicy(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "changeReservationPolicy",
  summary: "Update a restaurant's booking rules",
  description: "Omitted fields stay as they are. Existing bookings stay, too.",
  tag: "Reservation management",
  guard: tenantAccess,
  params: TenantParams,
  body: ChangeReservationPolicyRequest,
  response: ReservationPolicyWire,
  errors: ["PAYMENT_METHOD_UNAVAILABLE", "AMOUNT_TOO_SMALL"],
  audited: true,
  handle: ({ app, tenant, body }) => changeReservationPolicy(app, { tenantId: tenant.id, request: body }),
});
