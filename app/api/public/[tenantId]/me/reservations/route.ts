import { historyFilter } from "@/lib/accounts/diner-history";
import { customer } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { BookingHistory } from "@/lib/reservations/booking-history-contract";
import { listBookingHistory } from "@/lib/reservations/list-booking-history";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listCustomerBookings",
  summary: "Your table bookings at this restaurant",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: BookingHistory,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, diner }) =>
    listBookingHistory(app, { booker: historyFilter({ kind: "customer", tenantId: shop.tenant.id }, diner) }),
});
