import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { DinerExport } from "@/lib/oversight/privacy/diner-export-contract";
import { exportDiner } from "@/lib/oversight/privacy/export-diner";
import { customer } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "exportCustomerAccount",
  summary: "Export everything stored about you at a restaurant's storefront",
  description: "As one JSON document, of this restaurant alone.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: DinerExport,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, diner }) =>
    exportDiner(app, { scope: { kind: "customer", tenantId: shop.tenant.id }, diner }),
});
