import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { api, app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { orderBody } from "@/lib/testing/seed-shop";

const it = shopTest;

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });
const get = async (path: string) => {
  const { status, body, text } = await send("GET", path);
  expect(status, text).toBe(200);
  return body;
};
/** The database's clock, in a millisecond of its own: what was written before is earlier than its whole milliseconds. */
const now = async () => {
  await wait(2);
  const [row] = await app.db.sql.query<{ at: Date }>("SELECT clock_timestamp() AS at");
  return (row?.at ?? new Date()).toISOString();
};
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe("a list with updatedSince", () => {
  it("has the dishes and categories that were changed, by edits, sales and moves, and what was deleted", async () => {
    const category = (await send("POST", "/categories", { name: { en: "Gone" }, externalId: "c-9" })).body;
    const product = {
      categoryId: shop.categoryId,
      name: { en: "Gone too" },
      basePrice: 1,
      externalId: "p-9",
    };
    const gone = (await send("POST", "/products", product)).body;
    const since = await now();
    const changed = async () => idsOf((await get(`/products?updatedSince=${since}`)).products);
    expect(await changed()).toEqual([]);
    await send("PATCH", `/products/${shop.diavola}`, { stock: 5 });
    expect(await changed()).toEqual([shop.diavola]);
    await send("DELETE", `/products/${gone.id}`);
    await send("DELETE", `/categories/${category.id}`);
    const products = await get(`/products?updatedSince=${since}`);
    expect(products.deleted).toMatchObject([{ id: gone.id, externalId: "p-9" }]);
    const categories = await get(`/categories?updatedSince=${since}`);
    expect([categories.categories, categories.deleted]).toMatchObject([
      [],
      [{ id: category.id, externalId: "c-9" }],
    ]);
    const later = await now();
    const items = [
      { productId: shop.diavola, quantity: 1, price: 1, selectedOptions: { Size: ["Regular"] } },
    ];
    await orders.placed(shop, { items });
    expect(idsOf((await get(`/products?updatedSince=${later}`)).products)).toEqual([shop.diavola]);
    await send("PATCH", `/categories/${shop.categoryId}`, { visible: false });
    expect(idsOf((await get(`/categories?updatedSince=${later}`)).categories)).toEqual([shop.categoryId]);
    expect((await get("/products")).updatedThrough).toBeUndefined();
  });

  it("has tables, and those that were removed", async () => {
    const table = (await send("POST", "/tables", { name: "T9", seats: 2, externalId: "t-9" })).body;
    const since = await now();
    await send("PATCH", `/tables/${table.id}`, { seats: 3 });
    expect(idsOf((await get(`/tables?updatedSince=${since}`)).tables)).toEqual([table.id]);
    await send("DELETE", `/tables/${table.id}`);
    const { tables, deleted } = await get(`/tables?updatedSince=${since}`);
    expect([tables, deleted]).toMatchObject([[], [{ id: table.id, externalId: "t-9" }]]);
    expect((await send("POST", "/tables", { name: "T9", seats: 2, externalId: "t-9" })).status).toBe(200);
    const twice = await send("POST", "/tables", { name: "T10", seats: 2, externalId: "t-9" });
    expect([twice.status, twice.body.error]).toEqual([409, "EXTERNAL_ID_TAKEN"]);
    const named = await send("POST", "/tables", { name: "T9", seats: 2, externalId: "t-8" });
    expect([named.status, named.body.error]).toEqual([409, "TABLE_NAME_TAKEN"]);
  });

  it("has orders, their customers, and orders with a refund or a proposal, page by page", async () => {
    const place = async () =>
      (await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) })).body;
    const [first, second, third] = [await place(), await place(), await place()];
    const since = await now();
    const list = (more = "") => get(`/orders?updatedSince=${since}${more}`);
    expect((await list()).orders).toEqual([]);
    expect((await get(`/customers?updatedSince=${since}`)).customers).toEqual([]);
    for (const { id } of [first, third]) await orders.bring(shop, id, "accepted");
    const page = await list("&limit=1");
    expect(idsOf(page.orders)).toEqual([third.id]);
    const rest = await list(`&limit=1&cursor=${page.nextCursor}`);
    expect([idsOf(rest.orders), rest.nextCursor]).toEqual([[first.id], null]);
    expect((await get(`/customers?updatedSince=${since}`)).customers).toHaveLength(1);
    await app.db.prisma.orderProposal.create({
      data: {
        ...{ tenantId: shop.tenantId, id: "prp_1", orderId: second.id, changes: [], amountMinor: 0 },
        ...{ createdAt: new Date(await now()), expiresAt: new Date(await now()) },
      },
    });
    expect(idsOf((await list()).orders)).toEqual([third.id, second.id, first.id]);
  });

  it("has bookings of any day and gift cards", async () => {
    const since = await now();
    expect((await get(`/reservations?updatedSince=${since}`)).updatedThrough).toBeDefined();
    const { status, body } = await send("POST", "/gift-cards", { amount: 20 });
    expect(status).toBe(200);
    const cards = await get(`/gift-cards?updatedSince=${since}`);
    expect(idsOf(cards.giftCards)).toEqual([body.id]);
    expect((await get(`/gift-cards?updatedSince=${await now()}`)).giftCards).toEqual([]);
  });

  it("misses nothing that was written before and is seen after it, asked as it says", async () => {
    const start = await get(`/products?updatedSince=${await now()}`);
    const writer = await holdLock({
      statement: "UPDATE product SET stock = 7 WHERE tenant_id = $1 AND id = $2",
      values: [shop.tenantId, shop.margherita],
    });
    const during = await get(`/products?updatedSince=${start.updatedThrough}`);
    const unseen = during.products.find(({ id }: { id: string }) => id === shop.margherita);
    expect(unseen?.stock ?? null).toBeNull();
    const asked = await now();
    await writer.release();
    expect(idsOf((await get(`/products?updatedSince=${asked}`)).products)).not.toContain(shop.margherita);
    const next = await get(`/products?updatedSince=${during.updatedThrough}`);
    expect(next.products.find(({ id }: { id: string }) => id === shop.margherita).stock).toBe(7);
  });
});
