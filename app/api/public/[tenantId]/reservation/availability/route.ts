import { endpoint } from "@/lib/http/endpoint";
import { availabilityLimit } from "@/lib/rate-limit/limits";
import { listAvailableSlots } from "@/lib/reservations/list-available-slots";
import { Availability, AvailabilityQuery } from "@/lib/reservations/reservation-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getReservationAvailability",
  summary: "The times at which a party can book",
  description: "By the restaurant's clocks. Every time in the answer can be booked, and no other.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  query: AvailabilityQuery,
  response: Availability,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: availabilityLimit,
  atOnce: 2,
  handle: ({ app, shop, query }) =>
    listAvailableSlots(app, { tenantId: shop.tenant.id, date: query.date, party: query.guestCount }),
});
