import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";
import { ReservationConfig } from "@/lib/service/reservations/reservation-contract";

export const GET = endpoint({
  operationId: "getDeskReservationConfig",
  summary: "Get what the booking desk needs to know of the rules",
  description: "What diners are told, also while the restaurant is not open or is suspended.",
  tag: "Reservation management",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: ReservationConfig,
  errors: [],
  handle: ({ app, tenant }) => getReservationConfig(app, { tenantId: tenant.id }),
});
