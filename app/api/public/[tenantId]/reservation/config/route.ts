import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";
import { ReservationConfig } from "@/lib/service/reservations/reservation-contract";

export const GET = endpoint({
  operationId: "getReservationConfig",
  summary: "Get what a restaurant accepts online bookings for",
  description:
    "Party sizes, how far ahead, and blocked dates; which times are free is the availability's to say.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  response: ReservationConfig,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop }) => getReservationConfig(app, { tenantId: shop.tenant.id }),
});
