import { describe, expect } from "vitest";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const soldOut = (shop: SeededShop, productId: string, until: string | null, as = shop.owner) =>
  api("POST", `/api/tenant/${shop.slug}/products/${productId}/sold-out`, { as, body: { until } });
const hidden = (shop: SeededShop, until: string | null) =>
  api("POST", `/api/tenant/${shop.slug}/categories/${shop.categoryId}/hidden`, {
    as: shop.owner,
    body: { until },
  });
const off = async (shop: SeededShop) =>
  (await api("GET", `/api/tenant/${shop.slug}/switched-off`, { as: shop.owner })).body;
const menuIds = async (shop: SeededShop) =>
  (await api("GET", `/api/public/${shop.slug}/menu`)).body.products.map(({ id }: { id: string }) => id);
const order = (shop: SeededShop) => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });

describe("a dish that is sold out for a while", () => {
  test("is off the menu and cannot be ordered until then, and is back by itself", async () => {
    const shop = await seedShop(app);
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const until = inMinutes(30);
    const marked = await soldOut(shop, shop.margherita, until, staff);
    expect([marked.status, marked.body.soldOutUntil, marked.body.available]).toEqual([200, until, true]);
    expect(await menuIds(shop)).not.toContain(shop.margherita);
    expect((await order(shop)).body.error).toBe("OUT_OF_STOCK");
    expect((await off(shop)).products).toEqual([
      { id: shop.margherita, name: { en: "Margherita", it: "Margherita" }, reason: "switched_off", until },
    ]);

    app.clock.advance({ minutes: 29, seconds: 59 });
    expect(await menuIds(shop)).not.toContain(shop.margherita);
    app.clock.advance({ seconds: 1 });
    expect(await menuIds(shop)).toContain(shop.margherita);
    expect((await order(shop)).status).toBe(200);
    expect((await off(shop)).products).toEqual([]);
  });

  test("comes back at once when it is undone, also when it was switched off by hand", async () => {
    const shop = await seedShop(app);
    await soldOut(shop, shop.margherita, inMinutes(60));
    await api("PATCH", `/api/tenant/${shop.slug}/products/${shop.margherita}`, {
      as: shop.owner,
      body: { available: false },
    });
    expect((await off(shop)).products[0]).toMatchObject({ reason: "switched_off", until: null });
    const back = await soldOut(shop, shop.margherita, null);
    expect([back.body.available, back.body.soldOutUntil]).toEqual([true, null]);
    expect(await menuIds(shop)).toContain(shop.margherita);
  });

  test("is refused by the order's own statement when its stock is counted", async () => {
    const shop = await seedShop(app);
    await app.db.prisma.product.update({
      where: { tenantId_id: { tenantId: shop.tenantId, id: shop.margherita } },
      data: { stock: 5 },
    });
    await soldOut(shop, shop.diavola, inMinutes(5));
    expect((await order(shop)).status).toBe(200);
    // Written behind the back of the cached shop, as by a rival between reading and ordering.
    await app.db.prisma.product.update({
      where: { tenantId_id: { tenantId: shop.tenantId, id: shop.margherita } },
      data: { soldOutUntil: new Date(inMinutes(10)) },
    });
    expect((await order(shop)).body.error).toBe("OUT_OF_STOCK");
    app.clock.advance({ minutes: 10 });
    expect((await order(shop)).status).toBe(200);
  });

  test.each(["2026-11-18T10:59:59Z", "2028-11-18T11:00:00Z"])("refuses an end at %s", async (until) => {
    const shop = await seedShop(app);
    const { status, body } = await soldOut(shop, shop.margherita, until);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("of another restaurant is not found", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const { status } = await soldOut(shop, other.margherita, inMinutes(5));
    expect(status).toBe(404);
  });
});

test("a category hidden for a while is gone with its dishes, and back by itself", async () => {
  const shop = await seedShop(app);
  expect(await menuIds(shop)).toHaveLength(2);
  const until = inMinutes(45);
  expect((await hidden(shop, until)).body).toMatchObject({ visible: true, hiddenUntil: until });
  expect(await menuIds(shop)).toEqual([]);
  expect((await off(shop)).categories).toEqual([
    { id: shop.categoryId, name: { en: "Pizza", it: "Pizza" }, until },
  ]);
  app.clock.advance({ minutes: 45 });
  expect(await menuIds(shop)).toHaveLength(2);

  await hidden(shop, inMinutes(45));
  await hidden(shop, null);
  expect(await menuIds(shop)).toHaveLength(2);
});

test("the list of what is switched off names pauses, closed services, used-up stock and missing ingredients", async () => {
  const shop = await seedShop(app, { deliveryEnabled: false });
  const empty = await seedProduct(app, shop, { name: { en: "Tiramisù" }, stock: 0 });
  await seedProduct(app, shop, { name: { en: "Draft" }, status: "draft", available: false });
  expect(await off(shop)).toEqual({
    pausedUntil: null,
    services: [{ service: "delivery", offered: false, opensAt: null }],
    categories: [],
    products: [{ id: empty, name: { en: "Tiramisù" }, reason: "no_stock", until: null }],
  });
  const until = inMinutes(15);
  await api("POST", `/api/tenant/${shop.slug}/pause`, { as: shop.owner, body: { until } });
  const paused = await off(shop);
  expect(paused.pausedUntil).toBe(until);
  expect(paused.services[0]).toEqual({ service: "pickup", offered: true, opensAt: until });
});
