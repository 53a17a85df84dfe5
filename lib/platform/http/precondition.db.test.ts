import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
it.beforeAll(async () => {
  shop = await seedShop(app);
});

const product = () => `/api/tenant/${shop.slug}/products/${shop.margherita}`;
const read = (path: string) => api("GET", path, { as: shop.owner });
const save = (path: string, body: object, ifMatch?: string | null) =>
  api("PATCH", path, { as: shop.owner, body, headers: ifMatch ? { "if-match": ifMatch } : {} });

it("two editors overwrite each other as before where they send no If-Match", async () => {
  for (const basePrice of [13, 14]) expect((await save(product(), { basePrice })).status).toBe(200);
  expect((await save(product(), { basePrice: 15 }, "*")).status).toBe(200);
});

describe("If-Match", () => {
  it("is taken from a proxy that compresses, and from a list of tags", async () => {
    const etag = (await read(product())).headers.get("etag");
    expect((await save(product(), { basePrice: 16 }, `W/${etag}`)).status).toBe(200);
    const now = (await read(product())).headers.get("etag");
    expect((await save(product(), { basePrice: 17 }, `${etag}, ${now}`)).status).toBe(200);
  });

  it.each(["abc", "7", '"a', "W/7"])("is refused when it is no tag: %s", async (ifMatch) => {
    expect((await save(product(), { basePrice: 18 }, ifMatch)).body.error).toBe("VALIDATION_FAILED");
  });

  it("does not count a sale as an edit", async () => {
    await save(product(), { stock: 5 });
    const etag = (await read(product())).headers.get("etag");
    const items = [{ productId: shop.margherita, quantity: 1 }];
    const { status } = await api("POST", `/api/tenant/${shop.slug}/orders/test`, {
      as: shop.owner,
      body: { items },
    });
    expect(status).toBeLessThan(500);
    expect((await save(product(), { basePrice: 19 }, etag)).status).toBe(200);
  });

  it("protects what is deleted, and what is gone stays deleted", async () => {
    const path = product();
    const etag = (await read(path)).headers.get("etag");
    await save(path, { basePrice: 20 });
    const remove = (tag: string | null) =>
      api("DELETE", path, { as: shop.owner, headers: { "if-match": tag ?? "" } });
    const refused = await remove(etag);
    expect([refused.status, refused.body.current.basePrice]).toEqual([412, 20]);
    expect((await remove(refused.headers.get("etag"))).status).toBe(204);
    expect((await remove(refused.headers.get("etag"))).status).toBe(204);
  });
});
