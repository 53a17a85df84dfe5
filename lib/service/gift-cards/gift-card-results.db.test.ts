import { expect } from "vitest";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

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
