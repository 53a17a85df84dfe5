import { endpoint } from "@/lib/http/endpoint";
import { PublicProfile, publicProfile } from "@/lib/tenancy/public-profile-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getPublicProfile",
  summary: "A restaurant: where it is, when it is open, what delivery costs",
  tag: "Restaurants",
  guard: publicTenant,
  params: TenantParams,
  response: PublicProfile,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ app, shop }) => publicProfile(shop.tenant, app.clock.now()),
});
