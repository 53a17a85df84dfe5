import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import type { Encoding } from "@/lib/platform/http/compression";
import { entityTagOf } from "@/lib/platform/http/entity-tag";
import { cases } from "@/lib/testing/depth";
import { driveMenu } from "@/lib/testing/drive-menu";
import { apis, apps, pairTest } from "@/lib/testing/fixtures";
import { type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { publicMenuText } from "./ready-menu";
import { findReadyMenus, keepReadyMenu, type StoredMenu } from "./ready-menu-store";
import { shopOf } from "./shop-rows";
import { getShopRows } from "./shop-store";

let shop: SeededShop;
const test = pairTest.extend("shop", { auto: true }, async ({ app, clock: _set }) => {
  shop = await seedShop(app);
  return shop;
});
const { send, newCategory } = driveMenu(() => ({ api: apis[0], shop }));

/** The menu as it is in the tables at this moment, whatever is kept. */
async function freshText({ db, clock }: TestApp): Promise<string> {
  const { rows } = await getShopRows(db, { tenantId: shop.tenantId, part: "all" });
  return publicMenuText(shopOf(rows, clock.now()));
}

const textOf = ({ encoding, body }: StoredMenu) =>
  encoding === null
    ? String(body)
    : (encoding === "br" ? brotliDecompressSync : gunzipSync)(body as Buffer).toString();

async function menuAt(app: TestApp, encoding: Encoding | null = null): Promise<StoredMenu> {
  const known = await app.shops.findVersion(shop.slug);
  if (!known) throw new Error("The restaurant is not open.");
  return app.shops.getMenu(known, encoding);
}

/** Another instance, which has read nothing yet. */
async function newcomer(): Promise<TestApp> {
  const made = await createTestApp();
  made.clock.set(apps[0].clock.now());
  return made;
}

const storedVersion = async () =>
  (await findReadyMenus(apps[0].db, { tenantIds: [shop.tenantId], encoding: null })).get(shop.tenantId)
    ?.version;

/** A repeatable sequence of numbers from 0 to below `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("is the menu of the tables after any writes and at any time, in every form, on every instance", async () => {
  const roll = dice(2026);
  const seen = new Set<string>();
  for (let round = 0; round < cases(2); round += 1) {
    shop = await seedShop(apps[0]);
    const write = await randomWrites(roll);
    for (let step = 0; step < 30; step += 1) {
      const minutes = roll(3) === 0 ? roll(60) : 0;
      for (const app of apps) app.clock.advance({ minutes });
      await write();
      const reader = apps[roll(2)] ?? apps[0];
      const menu = await menuAt(reader, ([null, "br", "gzip"] as const)[roll(3)]);
      const text = await freshText(reader);
      expect(textOf(menu), `round ${round}, step ${step}`).toBe(text);
      expect(menu.etag).toBe(entityTagOf(text));
      seen.add(text);
    }
  }
  expect(seen.size).toBeGreaterThan(cases(30));
});

/** Fills a menu with enough dishes to be worth compressing, and returns what writes anything about any of them. */
async function randomWrites(roll: (below: number) => number): Promise<() => Promise<unknown>> {
  const wines = (await newCategory("Wine")).id as string;
  const dishes = [
    ...[shop.margherita, shop.diavola],
    await seedProduct(apps[0], { ...shop, categoryId: wines }, { stock: 3, minimumAge: 18 }),
  ];
  for (let count = 0; count < 8; count += 1) dishes.push(await seedProduct(apps[0], shop));
  const dish = () => dishes[roll(dishes.length)];
  const soon = () => new Date(apps[0].clock.now().getTime() + (1 + roll(180)) * 60_000).toISOString();
  const hours = () => [{ days: [1, 2, 3, 4, 5, 6, 7], from: `0${roll(9)}:00`, to: `1${roll(9)}:30` }];
  const writes = [
    () => send("PATCH", `/products/${dish()}`, { basePrice: 1 + roll(30) }),
    () => send("PATCH", `/products/${dish()}`, { stock: roll(3) === 0 ? null : roll(2) }),
    () => send("PATCH", `/products/${dish()}`, { availability: roll(2) === 0 ? [] : hours() }),
    () => send("PATCH", `/products/${dish()}`, { available: roll(2) === 0 }),
    () => send("PATCH", `/products/${dish()}`, { name: { en: `Dish ${roll(99)} é` } }),
    () => send("POST", `/products/${dish()}/sold-out`, { until: soon() }),
    () => send("POST", `/categories/${wines}/hidden`, { until: soon() }),
    () => send("PATCH", `/categories/${wines}`, { visible: roll(3) > 0 }),
    () => send("PATCH", `/categories/${shop.categoryId}`, { availability: roll(2) === 0 ? [] : hours() }),
    () => send("DELETE", `/products/${dish()}`),
  ];
  return async () => writes[roll(writes.length)]?.();
}

test("is read by an instance that never made it, and is not made again", async () => {
  await menuAt(apps[0]);
  const stranger = await newcomer();
  try {
    const { db } = stranger;
    const made = await storedVersion();
    expect(made).toBeDefined();
    // Whoever made it again would store it anew, and tell by its text.
    await db.pool.query("UPDATE ready_menu SET text = 'as it was kept' WHERE tenant_id = $1", [
      shop.tenantId,
    ]);
    expect((await menuAt(stranger)).body).toBe("as it was kept");
  } finally {
    await stranger.stop();
  }
});

test("is made anew where it is of another format, another time or an older version", async () => {
  const text = await freshText(apps[0]);
  const spoil = async (how: string) => {
    await menuAt(apps[0]);
    await apps[0].db.pool.query(`UPDATE ready_menu SET text = 'spoilt', ${how} WHERE tenant_id = $1`, [
      shop.tenantId,
    ]);
  };
  for (const how of [
    "format = format + 1",
    "version = version - 1",
    "fresh_until = made_at",
    "made_at = '2000-01-01T00:00:00Z'",
  ]) {
    await spoil(how);
    const stranger = await newcomer();
    try {
      expect((await menuAt(stranger)).body, how).toBe(text);
    } finally {
      await stranger.stop();
    }
  }
});

test("replaces an older one and never a newer one, and there is one for each restaurant", async () => {
  const { db, clock } = apps[0];
  const menu = (version: bigint, text: string, madeAt = clock.now()) => ({
    ...{ version, text, madeAt, freshUntil: null, etag: `"${text}"`, compressed: null },
  });
  const keep = (...kept: Parameters<typeof menu>) =>
    keepReadyMenu(db, { tenantId: shop.tenantId, menu: menu(...kept) });
  await keep(8n, "eight");
  await keep(7n, "seven");
  expect(await storedVersion()).toBe(8n);
  await keep(9n, "nine");
  await keep(9n, "nine, a second earlier", new Date(clock.now().getTime() - 1_000));
  const { rows } = await db.pool.query("SELECT version, text FROM ready_menu WHERE tenant_id = $1", [
    shop.tenantId,
  ]);
  expect(rows).toEqual([{ version: "9", text: "nine" }]);
});

test("is never older than an acknowledged write, whoever writes and reads", async () => {
  const dishes = [shop.margherita, shop.diavola];
  /** The highest price of each dish that an answer has acknowledged. */
  const acknowledged = new Map(dishes.map((id) => [id, 0]));
  let isWriting = true;
  let reads = 0;
  const write = async (id: string) => {
    for (let price = 1; price <= cases(25); price += 1) {
      await send("PATCH", `/products/${id}`, { basePrice: price });
      acknowledged.set(id, price);
    }
  };
  const read = async (index: number) => {
    const app = apps[index % 2] ?? apps[0];
    while (isWriting) {
      const least = new Map(acknowledged);
      const { products } = JSON.parse(textOf(await menuAt(app, index < 4 ? "br" : null)));
      for (const { id, basePrice } of products) expect(basePrice).toBeGreaterThanOrEqual(least.get(id) ?? 0);
      reads += 1;
    }
  };
  const readers = Promise.all(Array.from({ length: 8 }, (_, index) => read(index)));
  await Promise.all(dishes.map(write)).finally(() => {
    isWriting = false;
  });
  await readers;
  expect(reads).toBeGreaterThan(50);
});
