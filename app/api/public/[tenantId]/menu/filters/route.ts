import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { MenuFilters } from "@/lib/restaurant/menu/menu-contract";
import { menuFilters } from "@/lib/restaurant/menu/menu-filters";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getMenuFilters",
  summary: "List the allergens and dietary tags that occur on the public menu",
  description: "Only those of dishes that guests can see now.",
  tag: "Menu",
  guard: publicShop,
  params: TenantParams,
  response: MenuFilters,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ shop }) => menuFilters(shop.products.values()),
});
