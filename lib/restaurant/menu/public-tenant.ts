import { fail } from "@/lib/core/errors/app-error";
import { isTwin } from "@/lib/core/ids/tenant-id";
import type { Guard } from "@/lib/platform/http/guard";
import type { App } from "@/lib/restaurant/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Shop, ShopVersion } from "./shop";

/** Public endpoints below a restaurant that exists and is open to the public: neither a draft nor suspended. */
const PUBLIC = { name: "public", cookies: [] } as const;

/** Refuses a restaurant that is not open to the public. */
const noSuchTenant = () => fail("TENANT_NOT_FOUND", "There is no such restaurant.");

/** Reads the restaurant itself, which most of them need. */
export const publicTenant: Guard<{ shop: { tenant: ShopTenant } }, App> = {
  ...PUBLIC,
  async check({ app, params }) {
    const shop = await app.shops.findTenant(params.tenantId ?? "");
    return { shop: shop ?? noSuchTenant() };
  },
};

/** Reads the restaurant with its whole menu. */
export const publicShop: Guard<{ shop: Shop }, App> = {
  ...PUBLIC,
  async check({ app, params }) {
    const shop = await app.shops.find(params.tenantId ?? "");
    if (!shop) return noSuchTenant();
    const { id } = shop.tenant;
    if (!isTwin(id)) return { shop };
    // What is on its menu now is so by its clock.
    const twin = await app.enterTwin(id);
    return { shop: (await twin.shops.find(id)) ?? noSuchTenant() };
  },
};

/** Reads nothing but which restaurant it is and its version: the endpoint itself knows what it needs of it. */
export const openTenant: Guard<{ tenant: ShopVersion }, App> = {
  ...PUBLIC,
  async check({ app, params }) {
    const tenant = await app.shops.findVersion(params.tenantId ?? "");
    return { tenant: tenant ?? noSuchTenant() };
  },
};
