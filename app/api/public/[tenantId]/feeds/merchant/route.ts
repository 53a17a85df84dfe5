import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getMerchantFeed } from "@/lib/oversight/feeds/get-merchant-feed";
import { MerchantFeed } from "@/lib/oversight/feeds/reserve-feed-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getMerchantFeed",
  summary: "Get the restaurant as a merchant of Google's reservation feeds",
  description: "A complete merchants feed (Actions Center, Reservations End-to-End) of one restaurant.",
  tag: "Feeds",
  guard: publicTenant,
  params: TenantParams,
  response: MerchantFeed,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop }) => getMerchantFeed(app, { tenant: shop.tenant }),
});
