import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { customer } from "@/lib/people/auth/diner-guards";
import { OwnBookings } from "@/lib/service/reservations/booking-history-contract";
import { listOwnBookings } from "@/lib/service/reservations/list-own-bookings";

export const GET = endpoint({
  operationId: "listCustomerBookings",
  summary: "List your table bookings at this restaurant",
  description: "Those that were made with the account's confirmed email, past ones included.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: OwnBookings,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, diner }) =>
    listOwnBookings(app, { booker: historyFilter({ kind: "customer", tenantId: shop.tenant.id }, diner) }),
});
