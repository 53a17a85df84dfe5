import type { App } from "@/lib/payments/app";
import type { Shop } from "@/lib/restaurant/menu/shop";
import { storefrontOf } from "@/lib/restaurant/menu/storefront";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { menuFeed } from "./menu-feed";
import { refuseTwinFeed } from "./refuse-twin-feed";

/** The restaurant's menu in the format of Google's Food Menus. */
export async function getMenuFeed(app: App, { shop }: { shop: Shop }) {
  refuseTwinFeed(shop.tenant.id);
  return menuFeed(storefrontOf(shop, app.clock.now()), storefrontHome(app.env.publicUrl, shop.tenant));
}
