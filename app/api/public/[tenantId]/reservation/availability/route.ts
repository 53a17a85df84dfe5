import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { availabilityLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { listAvailableSlots } from "@/lib/service/reservations/list-available-slots";
import { Availability, AvailabilityQuery } from "@/lib/service/reservations/reservation-contract";

export const GET = endpoint({
  operationId: "getReservationAvailability",
  summary: "List the times at which a party can book",
  description: "In the restaurant's time zone. Every time listed can be booked, and no other.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  query: AvailabilityQuery,
  response: Availability,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: availabilityLimit,
  // Those who ask at the same moment share what is read, so they need not wait for one another.
  atOnce: 100,
  handle: ({ app, shop, query }) =>
    listAvailableSlots(app, { tenantId: shop.tenant.id, date: query.date, party: query.guestCount }),
});
