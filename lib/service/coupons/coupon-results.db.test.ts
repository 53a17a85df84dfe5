import { expect } from "vitest";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { seedShop, seedStaff } from "@/lib/testing/seed-shop";

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const results = async () => (await send("GET", "/coupon-results")).body.results;

it("adds up what each coupon's orders came to, without those that ended and what was refunded", async () => {
  const made = async (code: string) =>
    (await send("POST", "/coupons", { code, type: "percent", value: 10 })).body.id;
  const ten = await made("TEN");
  await made("UNUSED");
  expect(await results()).toEqual([]);

  const first = await orders.placed(shop, { couponCode: "ten" });
  const second = await orders.placed(shop, { couponCode: "TEN" });
  const ended = await orders.placed(shop, { couponCode: "TEN" });
  await orders.placed(shop);
  await orders.patch(shop, ended.id, { status: "rejected" });
  const expected = {
    couponId: ten,
    orders: 2,
    revenue: first.total + second.total,
    discount: first.discount + second.discount,
  };
  expect(await results()).toMatchObject([expected]);

  await orders.bring(shop, first.id, "delivered");
  const refund = { scope: "amount", amount: 3, reason: "Cold" };
  expect((await send("POST", `/orders/${first.id}/refunds`, refund)).status).toBe(200);
  expect(await results()).toMatchObject([{ ...expected, revenue: expected.revenue - 3 }]);
});

it("is the restaurant's own, and for its owner", async () => {
  const other = await seedShop(app);
  const foreign = await api("GET", `/api/tenant/${shop.slug}/coupon-results`, { as: other.owner });
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const waiter = await api("GET", `/api/tenant/${shop.slug}/coupon-results`, { as: staff });
  expect([foreign.status, waiter.status]).toEqual([403, 403]);
});
