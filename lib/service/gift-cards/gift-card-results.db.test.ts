import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { driveOrders, type OrderDriver } from "@/lib/testing/drive-order";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;
let orders: OrderDriver;
let shop: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  orders = driveOrders(app, api);
});
afterAll(() => app.stop());
beforeEach(async () => {
  shop = await seedShop(app);
});

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const results = async () => (await send("GET", "/gift-card-results")).body;

it("adds up what cards were sold, spent and left, and what was paid beside them", async () => {
  expect(await results()).toEqual({
    sold: 0,
    issued: 0,
    redeemed: 0,
    expired: 0,
    outstanding: 0,
    orders: 0,
    paidOnTop: 0,
  });
  const purchase = { amount: 50, purchaserEmail: "buyer@results.example" };
  const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, { body: purchase });
  const sold = (await send("POST", `/gift-cards/pending/${bought.body.pendingId}/confirm`)).body;
  const issued = (await send("POST", "/gift-cards", { amount: 5 })).body;

  const whole = await orders.placed(shop, { giftCardCode: sold.code });
  const part = await orders.placed(shop, { giftCardCode: issued.code });
  const ended = await orders.placed(shop, { giftCardCode: sold.code });
  await orders.patch(shop, ended.id, { status: "rejected" });

  const redeemed = whole.giftCardAmount + part.giftCardAmount;
  expect(await results()).toEqual({
    sold: 50,
    issued: 5,
    redeemed,
    expired: 0,
    outstanding: 55 - redeemed,
    orders: 2,
    paidOnTop: part.total,
  });
});

it("is the restaurant's own", async () => {
  const other = await seedShop(app);
  const foreign = await api("GET", `/api/tenant/${shop.slug}/gift-card-results`, { as: other.owner });
  expect(foreign.status).toBe(403);
});
