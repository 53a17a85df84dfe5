import type { TenantId } from "@/lib/core/ids/tenant-id";
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

async function loadShop(db: Db, tenantId: TenantId): Promise<Shop> {
  const { version, tenant, categories, products } = await getShopRows(db, { tenantId });
  const text = JSON.stringify(PublicMenu.parse(publicMenu(categories, products, tenant.currency)));
  const etag = entityTagOf(text);
  return {
    version,
    tenant,
    categories,
    products: new Map(products.map((product) => [product.id, product])),
    publicMenu: { text, etag },
  };
}

/** Keeps shops by version; every read asks the database for the version, many readers together. */
export function createShopCache(db: Db): ShopCache {
  const shops = new Map<string, { version: string; shop: Promise<Shop> }>();
  const versionOf = coalesce((refs) => findShopVersions(db, refs));

  return {
    async find(tenantRef) {
      if (tenantRef.includes("\0")) return null;
      const current = await versionOf(tenantRef);
      if (!current) return null;
      const cached = shops.get(current.tenantId);
      if (cached && BigInt(cached.version) >= BigInt(current.version)) return cached.shop;
      const shop = loadShop(db, current.tenantId);
      shops.delete(current.tenantId);
      shops.set(current.tenantId, { version: current.version, shop });
      if (shops.size > MAX_SHOPS) shops.delete(shops.keys().next().value as string);
      shop.catch(() => shops.delete(current.tenantId));
      return shop;
    },
  };
}
