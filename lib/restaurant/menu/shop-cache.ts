import type { TenantId } from "@/lib/core/ids/tenant-id";
import { CACHE_BYTES, createByteCache } from "@/lib/platform/byte-cache";
import type { Clock } from "@/lib/platform/clock";
import { coalesce } from "@/lib/platform/db/coalesce";
import type { Db } from "@/lib/platform/db/db";
import { type Asked, createVersionedReader, serves, type Versioned } from "@/lib/platform/db/versioned";
import type { Encoding } from "@/lib/platform/http/compression";
import type { Log } from "@/lib/platform/log/log";
import type { CacheState } from "@/lib/platform/metrics/caches";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { makeReadyMenu, type ReadyMenu } from "./ready-menu";
import { findReadyMenus, keepReadyMenu, type StoredMenu } from "./ready-menu-store";
import type { Shop, ShopDishes, ShopVersion } from "./shop";
import { shopOf } from "./shop-rows";
import { findShopVersions, getShopRows, type MenuPart } from "./shop-store";

/**
 * Restaurants as of now, by slug or short id; null when unknown, a draft or suspended. All of it sees every write that was
 * acknowledged before the call, on any instance. Each reads the least that answers: what is asked for here is kept, but
 * no process has room for all restaurants.
 */
export type ShopCache = {
  /** The version of a restaurant that is open to the public, for the readers below that take one. */
  findVersion(tenantRef: string): Promise<ShopVersion | null>;
  /** A restaurant with its whole menu. */
  find(tenantRef: string): Promise<Shop | null>;
  /** A restaurant alone. */
  findTenant(tenantRef: string): Promise<{ tenant: ShopTenant } | null>;
  /** Those of the restaurants that are open to the public; one read after the other, of those that are not kept. */
  listTenants(tenantIds: readonly TenantId[]): Promise<ShopTenant[]>;
  /** A restaurant with those of the named dishes that are on its menu. */
  findDishes(tenantRef: string, productIds: readonly string[]): Promise<ShopDishes | null>;
  getDishes(known: ShopVersion, productIds: readonly string[]): Promise<ShopDishes>;
  /** The public menu as it is sent, in this encoding where it is worth it. */
  getMenu(known: ShopVersion, encoding: Encoding | null): Promise<StoredMenu>;
  /** What is kept of them in this process. */
  state(): CacheState;
};

/** Objects hold about so many bytes for each character of the JSON that they were read from. */
const BYTES_PER_CHARACTER = 6;
/** What an entry holds besides. */
const ENTRY_BYTES = 600;

type KeptShop = Versioned & { shop: Shop };
type KeptTenant = Versioned & { tenant: ShopTenant };
type KeptDishes = Versioned & { shop: ShopDishes; bytes: number };
type Kept = KeptShop | KeptTenant | KeptDishes | StoredMenu | ReadyMenu;

/** Reads restaurants and their menus, and keeps by version what was read (ADR 004). */
export function createShopCache(db: Db, clock: Clock, log: Log): ShopCache {
  const cache = createByteCache<Kept>(CACHE_BYTES.shops);
  const reader = createVersionedReader<Kept>(cache);
  const versionOf = coalesce((refs) => findShopVersions(db, refs));
  const stored = (encoding: Encoding | null) =>
    coalesce((tenantIds) => findReadyMenus(db, { tenantIds, encoding }));
  const storedMenu = { br: stored("br"), gzip: stored("gzip"), plain: stored(null) };

  async function readShop(tenantId: TenantId, part: MenuPart, now: Date) {
    const { rows, length } = await getShopRows(db, { tenantId, part });
    const shop = shopOf(rows, now);
    const bytes = length * BYTES_PER_CHARACTER + ENTRY_BYTES;
    return { shop, version: BigInt(rows.version), bytes };
  }

  const keyOf = (id: TenantId) => `shop/${id}`;
  const ask = ({ version }: ShopVersion): Asked => ({ version, now: clock.now() });

  async function readWhole(known: ShopVersion): Promise<KeptShop> {
    const asked = ask(known);
    return reader.read<KeptShop>(keyOf(known.id), asked, async () => {
      const { shop, version, bytes } = await readShop(known.id, "all", asked.now);
      const { madeAt, freshUntil } = shop;
      return { value: { version, madeAt, freshUntil, shop }, bytes };
    });
  }

  /** One for all forms in which it is asked for at the same time. */
  function makeMenu(known: ShopVersion): Promise<ReadyMenu> {
    return reader.read<ReadyMenu>(`made/${known.id}`, ask(known), async () => {
      const { shop, version } = await readWhole(known);
      const menu = await makeReadyMenu(shop, version);
      // A menu that could not be stored is sent all the same; the next reader stores it.
      await keepReadyMenu(db, { tenantId: known.id, menu }).catch((err: unknown) =>
        log.warn({ err, part: "menu" }, "a menu was not stored"),
      );
      return { value: menu, bytes: null };
    });
  }

  const versionAt = async (tenantRef: string) =>
    tenantRef.includes("\0") ? null : ((await versionOf(tenantRef)) ?? null);

  async function getDishes(known: ShopVersion, productIds: readonly string[]): Promise<ShopDishes> {
    const asked = ask(known);
    const whole = reader.find<KeptShop>(keyOf(known.id), asked);
    if (whole) return whole.shop;
    const key = `dishes/${known.id}`;
    const kept = reader.find<KeptDishes>(key, asked);
    if (kept && productIds.every((id) => kept.shop.products.has(id))) return kept.shop;
    const { shop, version, bytes } = await readShop(known.id, productIds, asked.now);
    const { madeAt, freshUntil } = shop;
    const read = { version, madeAt, freshUntil, shop, bytes };
    const before = reader.find<KeptDishes>(key, { version, now: asked.now });
    const value = joined(read, before);
    reader.keep(key, { value, bytes: value.bytes });
    return shop;
  }

  async function readTenant(known: ShopVersion): Promise<ShopTenant> {
    const whole = reader.find<KeptShop>(keyOf(known.id), ask(known));
    if (whole) return whole.shop.tenant;
    const { tenant } = await reader.read<KeptTenant>(`tenant/${known.id}`, ask(known), async () => {
      const { shop, version, bytes } = await readShop(known.id, "none", clock.now());
      // Nothing of a restaurant alone depends on the time.
      return { value: { version, madeAt: new Date(0), freshUntil: null, tenant: shop.tenant }, bytes };
    });
    return tenant;
  }

  return {
    findVersion: versionAt,
    async find(tenantRef) {
      const known = await versionAt(tenantRef);
      return known && (await readWhole(known)).shop;
    },
    async findTenant(tenantRef) {
      const known = await versionAt(tenantRef);
      return known && { tenant: await readTenant(known) };
    },
    async listTenants(tenantIds) {
      const versions = await Promise.all(tenantIds.map(versionAt));
      const tenants: ShopTenant[] = [];
      for (const known of versions) if (known) tenants.push(await readTenant(known));
      return tenants;
    },
    async findDishes(tenantRef, productIds) {
      const known = await versionAt(tenantRef);
      return known && getDishes(known, productIds);
    },
    getDishes,
    state: cache.state,
    getMenu(known, encoding) {
      const form = encoding ?? "plain";
      return reader.read<StoredMenu>(`menu/${known.id}/${form}`, ask(known), async () => {
        const kept = await storedMenu[form](known.id);
        const menu = kept && serves(kept, ask(known)) ? kept : inForm(await makeMenu(known), encoding);
        return { value: menu, bytes: bytesOf(menu.body) + ENTRY_BYTES };
      });
    },
  };
}

/** The dishes that two reads of one version have found. */
function joined(read: KeptDishes, before: KeptDishes | null): KeptDishes {
  if (before?.version !== read.version) return read;
  const more = [...read.shop.products].filter(([id]) => !before.shop.products.has(id));
  const ends = [read.freshUntil, before.freshUntil].flatMap((end) => (end ? [end.getTime()] : []));
  return {
    version: read.version,
    madeAt: new Date(Math.max(read.madeAt.getTime(), before.madeAt.getTime())),
    freshUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    shop: { tenant: before.shop.tenant, products: new Map([...before.shop.products, ...more]) },
    bytes: before.bytes + Math.ceil((read.bytes * more.length) / Math.max(1, read.shop.products.size)),
  };
}

function inForm({ text, compressed, ...menu }: ReadyMenu, encoding: Encoding | null): StoredMenu {
  return encoding && compressed
    ? { ...menu, encoding, body: compressed[encoding] }
    : { ...menu, encoding: null, body: text };
}

/** The bytes that a body holds in memory: letters beyond Latin take two each. */
const bytesOf = (body: string | Buffer) => (typeof body === "string" ? body.length * 2 : body.byteLength);
