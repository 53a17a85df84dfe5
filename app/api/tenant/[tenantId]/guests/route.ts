import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { GuestList, GuestQuery } from "@/lib/oversight/guests/guest-contract";
import { listGuests } from "@/lib/oversight/guests/list-guests";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listGuests",
  summary: "List who has ordered or booked at the restaurant",
  description: "One entry per guest, with tags and what was noted.",
  tag: "Customers",
  guard: tenantAccess,
  params: TenantParams,
  query: GuestQuery,
  response: GuestList,
  errors: [],
  handle: ({ app, tenant, query }) => listGuests(app, { tenant, query }),
});
