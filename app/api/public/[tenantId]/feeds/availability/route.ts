import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getAvailabilityFeed } from "@/lib/oversight/feeds/get-availability-feed";
import { AvailabilityFeed, AvailabilityFeedQuery } from "@/lib/oversight/feeds/reserve-feed-contract";
import { feedLimit } from "@/lib/platform/rate-limit/feed-limit";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getAvailabilityFeed",
  summary: "Get the free tables as Google's availability feed",
  description:
    "A complete availability feed (Actions Center, Reservations End-to-End) of one restaurant: every time that can be booked, for parties of up to 10.",
  tag: "Feeds",
  guard: publicTenant,
  params: TenantParams,
  query: AvailabilityFeedQuery,
  response: AvailabilityFeed,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: feedLimit,
  handle: ({ app, shop, query }) => getAvailabilityFeed(app, { tenantId: shop.tenant.id, days: query.days }),
});
