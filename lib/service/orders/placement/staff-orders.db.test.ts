import { describe, expect } from "vitest";
import { isRealEmail } from "@/lib/core/contact/no-email";
import { api, app, appTest as it, orders } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { seedCoupon } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";

type Changes = Record<string, unknown>;

const bodyOf = (shop: SeededShop, changes: Changes = {}) => ({
  ...orderBody(shop),
  channel: "phone",
  customerEmail: null,
  ...changes,
});
const take = (shop: SeededShop, changes: Changes = {}, { as = shop.owner, key = "" } = {}) =>
  api("POST", `/api/tenant/${shop.slug}/orders`, {
    as,
    body: bodyOf(shop, changes),
    ...(key && { headers: { "idempotency-key": key } }),
  });
const quote = (shop: SeededShop, changes: Changes = {}) =>
  api("POST", `/api/tenant/${shop.slug}/orders/quote`, { as: shop.owner, body: bodyOf(shop, changes) });

describe("the favorites", () => {
  it("are what was ordered most, without test orders, for the team alone", async () => {
    const shop = await seedShop(app);
    const [tea, cake] = [await seedProduct(app, shop, {}), await seedProduct(app, shop, {})];
    await take(shop, { items: [{ productId: cake, quantity: 3 }] });
    await take(shop, { items: [{ productId: tea, quantity: 2 }] });
    await take(shop, { items: [{ productId: tea, quantity: 2 }] });
    await take(shop, { items: [{ productId: cake, quantity: 9 }], isTest: true, paymentMethod: "cash" });
    const path = `/api/tenant/${shop.slug}/orders/favorites`;
    expect((await api("GET", path, { as: shop.owner })).body).toEqual({ productIds: [tea, cake] });
    expect((await api("GET", path)).status).toBe(401);
  });
});

describe("an order that staff take", () => {
  it("is accepted at once, says who took it and how, and writes to nobody without an email", async () => {
    const shop = await seedShop(app);
    const { status, body } = await take(shop, { channel: "counter", tableName: "12", customerPhone: null });
    expect(status).toBe(200);
    const { order, warnings, paymentUrl } = body;
    expect(order).toMatchObject({
      status: "accepted",
      channel: "counter",
      tableName: "12",
      leftToTake: order.total,
    });
    expect([warnings, paymentUrl, isRealEmail(order.customerEmail)]).toEqual([[], null, false]);
    expect(await app.db.prisma.email.count({ where: { tenantId: shop.tenantId } })).toBe(0);
    const row = await app.db.prisma.order.findFirstOrThrow({ where: { id: order.id } });
    expect(row.placedBy).not.toBeNull();
    expect(order.timeline.map(({ actor }: { actor: string }) => actor)).toEqual(["restaurant", "restaurant"]);
    const guests = await api("GET", `/api/tenant/${shop.slug}/guests`, { as: shop.owner });
    expect(guests.body.guests).toEqual([]);
  });

  it("writes to a guest with an email as to every other", async () => {
    const shop = await seedShop(app);
    const { body } = await take(shop, { customerEmail: "ada@diner.example" });
    const emails = await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId } });
    expect(emails.map(({ template, to }) => [template, to])).toEqual([
      ["order-accepted", "ada@diner.example"],
    ]);
    expect(body.order.customerEmail).toBe("ada@diner.example");
  });

  it("has no limit, and is placed once per Idempotency-Key", async () => {
    const shop = await seedShop(app);
    const first = await take(shop, {}, { key: "one" });
    const again = await take(shop, {}, { key: "one" });
    expect(again.body.order.id).toBe(first.body.order.id);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    for (let taken = 0; taken < 12; taken += 1) expect((await take(shop)).status).toBe(200);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(13);
  });

  it("keeps notes, a price of staff and a discount with their reasons, and taxes what is paid", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, {});
    const items = [
      { productId, quantity: 2, note: "well done", ownPrice: { unitPrice: 4, reason: "Day old" } },
      { productId, quantity: 1 },
    ];
    const { body } = await take(shop, { items, discount: { percent: 10, reason: "Late last time" } });
    const { order } = body;
    expect(order.items[0]).toMatchObject({ note: "well done", price: 4, lineTotal: 8 });
    const menuPrice = order.items[1].price;
    expect(order.ownPrices).toEqual([{ lineItemId: "0", menuPrice, reason: "Day old" }]);
    expect(order).toMatchObject({ subtotal: 8 + menuPrice, discountReason: "Late last time" });
    expect(order.discount).toBeCloseTo((8 + menuPrice) / 10, 2);
    expect(order.total).toBeCloseTo(order.subtotal - order.discount, 2);
    const priced = await quote(shop, { items, discount: { percent: 10, reason: "Late last time" } });
    expect(priced.body).toMatchObject({
      subtotal: order.subtotal,
      discount: order.discount,
      total: order.total,
    });
  });

  it("has the menu's prices where a member of the staff takes it", async () => {
    const shop = await seedShop(app);
    const as = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const refused = await take(shop, { discount: { amount: 1, reason: "Friend" } }, { as });
    expect([refused.status, refused.body.error]).toEqual([403, "FORBIDDEN"]);
    expect((await take(shop, {}, { as })).status).toBe(200);
  });

  it.for([
    ["a coupon beside a discount", { couponCode: "TEN", discount: { amount: 1, reason: "x" } }],
    ["a coupon for nobody", { couponCode: "TEN" }],
    ["delivery that is eaten in", { type: "delivery", eatIn: true }],
    ["a test order by card", { isTest: true, paymentMethod: "stripe" }],
    ["a time that is over", { scheduledFor: "2020-01-01T12:00:00.000Z" }],
    ["two discounts in one", { discount: { amount: 1, percent: 5, reason: "x" } }],
  ] as const)("refuses %s", async ([, changes]) => {
    const shop = await seedShop(app);
    await seedCoupon(app, shop, { code: "TEN" });
    const { status, body } = await take(shop, changes);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("is taken with warnings where a guest is refused, and without stock it is not", async () => {
    const shop = await seedShop(app, { pickupEnabled: false });
    expect((await quote(shop)).body.warnings).toMatchObject([{ code: "RESTAURANT_CLOSED" }]);
    const { status, body } = await take(shop);
    expect([status, body.warnings.map(({ code }: { code: string }) => code)]).toEqual([
      200,
      ["RESTAURANT_CLOSED"],
    ]);
    const productId = await seedProduct(app, shop, { stock: 1 });
    const items = [{ productId, quantity: 2, price: 10 }];
    const refused = await take(shop, { items });
    expect([refused.status, refused.body.error]).toEqual([409, "OUT_OF_STOCK"]);
  });

  it("can be paid online by a link, and is accepted by staff then", async () => {
    const shop = await seedCardShop(app);
    const { body } = await take(shop, { paymentMethod: "stripe", customerEmail: "ada@diner.example" });
    expect(body.order).toMatchObject({
      status: "pending",
      paymentStatus: "pending",
      paymentMethod: "stripe",
    });
    expect(body.paymentUrl).toContain(
      `/s/${shop.slug}/orders/${body.order.id}/pay?email=ada%40diner.example`,
    );
    const emails = await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId } });
    expect(emails.map(({ to, template }) => [to, template])).toEqual([["ada@diner.example", "order-unpaid"]]);
  });

  it("counts in the day's figures by its channel", async () => {
    const shop = await seedShop(app);
    await take(shop, { channel: "counter" });
    await orders.placed(shop);
    const { body } = await api("GET", `/api/tenant/${shop.slug}/orders`, { as: shop.owner });
    expect(body.orders.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
      "counter",
      "online",
    ]);
  });
});
