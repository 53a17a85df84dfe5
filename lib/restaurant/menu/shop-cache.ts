import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Clock } from "@/lib/platform/clock";
import { coalesce } from "@/lib/platform/db/coalesce";
import type { Db } from "@/lib/platform/db/db";
import { entityTagOf } from "@/lib/platform/http/entity-tag";
import { PublicMenu, publicMenu } from "./menu-contract";
import type { Shop } from "./shop";
import { findShopVersions, getShopRows } from "./shop-store";

export type ShopCache = {
  /** A restaurant as of now, by slug or short id; null when unknown, a draft or suspended. Sees every write that was acknowledged before the call, on any instance. */
  find(tenantRef: string): Promise<Shop | null>;
};

const MAX_SHOPS = 500;

async function loadShop(db: Db, tenantId: TenantId, now: Date): Promise<Shop> {
  const { version, freshUntil, tenant, categories, products } = await getShopRows(db, { tenantId, now });
  const text = JSON.stringify(PublicMenu.parse(publicMenu(categories, products, tenant.currency)));
  const etag = entityTagOf(text);
  return {
    version,
    freshUntil,
    tenant,
    categories,
    products: new Map(products.map((product) => [product.id, product])),
    publicMenu: { text, etag },
  };
}

/**
 * Keeps shops by version; every read asks the database for the version, many readers together. A shop is read again
 * when something that was switched off for a while has come back, which no version counts.
 */
export function createShopCache(db: Db, clock: Clock): ShopCache {
  const shops = new Map<string, { version: string; shop: Promise<Shop> }>();
  const versionOf = coalesce((refs) => findShopVersions(db, refs));

  return {
    async find(tenantRef) {
      if (tenantRef.includes("\0")) return null;
      const current = await versionOf(tenantRef);
      if (!current) return null;
      const cached = shops.get(current.tenantId);
      const now = clock.now();
      if (cached && BigInt(cached.version) >= BigInt(current.version)) {
        const shop = await cached.shop;
        if (shop.freshUntil === null || shop.freshUntil > now) return shop;
      }
      const shop = loadShop(db, current.tenantId, now);
      shops.delete(current.tenantId);
      shops.set(current.tenantId, { version: current.version, shop });
      if (shops.size > MAX_SHOPS) shops.delete(shops.keys().next().value as string);
      shop.catch(() => shops.delete(current.tenantId));
      return shop;
    },
  };
}
