import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getMenuFeed } from "@/lib/oversight/feeds/get-menu-feed";
import { MenuFeed } from "@/lib/oversight/feeds/menu-feed-contract";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getMenuFeed",
  summary: "Get the menu as Google's Food Menus",
  description:
    "The `menus` of a `FoodMenus` resource (Business Profile API), in all languages of the menu. What the format has no word for is left out.",
  tag: "Feeds",
  guard: publicShop,
  params: TenantParams,
  response: MenuFeed,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: ({ app, shop }) => getMenuFeed(app, { shop }),
});
