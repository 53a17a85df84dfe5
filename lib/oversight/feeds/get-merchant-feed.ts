import type { App } from "@/lib/payments/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { refuseTwinFeed } from "./refuse-twin-feed";
import { merchantFeed } from "./reserve-feed";

/** The restaurant as a merchant of Google's reservation feeds. */
export async function getMerchantFeed(app: App, { tenant }: { tenant: ShopTenant }) {
  refuseTwinFeed(tenant.id);
  return merchantFeed(tenant, storefrontHome(app.env.publicUrl, tenant), app.clock.now());
}
