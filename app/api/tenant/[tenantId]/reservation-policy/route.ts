import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { changeReservationPolicy } from "@/lib/service/reservations/change-reservation-policy";
import { getReservationPolicy } from "@/lib/service/reservations/get-reservation-policy";
import {
  ChangeReservationPolicyRequest,
  ReservationPolicyWire,
} from "@/lib/service/reservations/reservation-policy-contract";

const version = versionOf(ReservationPolicyWire);

export const GET = endpoint({
  operationId: "getReservationPolicy",
  summary: "Get a restaurant's booking rules",
  description: "Party sizes, lengths of stays, how far ahead, deposits and the hours when guests sit.",
  tag: "Reservation management",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: ReservationPolicyWire,
  version,
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
  version,
  errors: ["PAYMENT_METHOD_UNAVAILABLE", "AMOUNT_TOO_SMALL"],
  audited: true,
  handle: ({ app, tenant, body, precondition }) =>
    changeReservationPolicy(app, { tenantId: tenant.id, request: body, precondition }),
});
