import { endpoint } from "@/lib/http/endpoint";
import { getReservationConfig } from "@/lib/reservations/get-reservation-config";
import { ReservationConfig } from "@/lib/reservations/reservation-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getReservationConfig",
  summary: "What a restaurant takes bookings for",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  response: ReservationConfig,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop }) => getReservationConfig(app, { tenantId: shop.tenant.id }),
});
