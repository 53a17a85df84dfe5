import { DinerExport } from "@/lib/accounts/diner-export-contract";
import { exportDiner } from "@/lib/accounts/export-diner";
import { customer } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "exportCustomerAccount",
  summary: "Everything that is kept about you at a restaurant's storefront",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: DinerExport,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, diner }) =>
    exportDiner(app, { scope: { kind: "customer", tenantId: shop.tenant.id }, diner }),
});
