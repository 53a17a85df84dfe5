import { endpoint } from "@/lib/http/endpoint";
import { MenuFilters } from "@/lib/menu/menu-contract";
import { menuFilters } from "@/lib/menu/menu-filters";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getMenuFilters",
  summary: "Allergens and dietary tags that occur on the public menu",
  tag: "Menu",
  guard: publicTenant,
  params: TenantParams,
  response: MenuFilters,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ shop }) => menuFilters(shop.products.values()),
});
