import { tenantAccess } from "@/lib/auth/staff-guards";
import { CustomerQuery, RestaurantCustomerList } from "@/lib/customers/customer-contract";
import { listCustomers } from "@/lib/customers/list-customers";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listCustomers",
  summary: "Who has ordered at the restaurant, how often and for how much",
  tag: "Customers",
  guard: tenantAccess,
  params: TenantParams,
  query: CustomerQuery,
  response: RestaurantCustomerList,
  errors: [],
  handle: ({ app, tenant, query }) => listCustomers(app, { tenant, query }),
});
