import { fail } from "@/lib/core/errors/app-error";
import type { Guard } from "@/lib/platform/http/guard";
import type { App } from "@/lib/restaurant/app";
import type { Shop } from "./shop";

/** A public endpoint below a restaurant that exists and is open to the public: neither a draft nor suspended. */
export const publicTenant: Guard<{ shop: Shop }, App> = {
  name: "public",
  cookies: [],
  async check({ app, params }) {
    const shop = await app.shops.find(params.tenantId ?? "");
    return { shop: shop ?? fail("TENANT_NOT_FOUND", "There is no such restaurant.") };
  },
};
