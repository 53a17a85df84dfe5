import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { PublicProfile, publicProfile } from "@/lib/restaurant/tenancy/public-profile-contract";

export const GET = endpoint({
  operationId: "getPublicProfile",
  summary: "Get a restaurant's address, opening hours and delivery terms",
  description: "With what is open now, how it can be paid, how far it delivers, and the restaurant's look.",
  tag: "Restaurants",
  guard: publicTenant,
  params: TenantParams,
  response: PublicProfile,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ app, shop }) => publicProfile(shop.tenant, app.clock.now()),
});
