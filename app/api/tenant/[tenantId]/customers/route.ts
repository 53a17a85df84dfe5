import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { CustomerQuery, RestaurantCustomerList } from "@/lib/people/customers/customer-contract";
import { listCustomers } from "@/lib/people/customers/list-customers";

export const GET = endpoint({
  operationId: "listCustomers",
  summary: "List who has ordered at the restaurant, how often and for how much",
  description: "One entry per email. `guests` also has those who only booked, and what was noted about them.",
  tag: "Customers",
  guard: tenantAccess,
  params: TenantParams,
  query: CustomerQuery,
  response: RestaurantCustomerList,
  errors: [],
  handle: ({ app, tenant, query }) => listCustomers(app, { tenant, query }),
});
