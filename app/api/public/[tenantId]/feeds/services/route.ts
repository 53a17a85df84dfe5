import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getServiceFeed } from "@/lib/oversight/feeds/get-service-feed";
import { ServiceFeed } from "@/lib/oversight/feeds/reserve-feed-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getServiceFeed",
  summary: "Get what can be booked, as a service of Google's reservation feeds",
  description:
    "A complete services feed (Actions Center, Reservations End-to-End) of one restaurant; empty where guests cannot book online.",
  tag: "Feeds",
  guard: publicTenant,
  params: TenantParams,
  response: ServiceFeed,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop }) => getServiceFeed(app, { tenant: shop.tenant }),
});
