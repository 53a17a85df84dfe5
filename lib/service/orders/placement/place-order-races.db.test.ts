import { describe, expect } from "vitest";
import { inboxOf } from "@/lib/core/contact/inbox";
import type { Api, CallResult } from "@/lib/testing/call";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { holdLock, meetAtLock } from "@/lib/testing/hold-lock";
import { seedCardShop } from "@/lib/testing/online-payments";
import { cardWithCode, seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

/** Sends an order from an address of its own. */
const order = (shop: SeededShop, changes: Record<string, unknown>) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes) });

/** Sends orders all at once. */
function rivals(
  count: number,
  shop: SeededShop,
  changes: (index: number) => Record<string, unknown>,
): Promise<CallResult[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => order(shop, changes(index))));
}

const productLock = ({ tenantId }: SeededShop, id: string) => ({
  statement: "SELECT 1 FROM product WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
  values: [tenantId, id],
});

const placed = (results: CallResult[]) => results.filter(({ status }) => status === 200);
const refusals = (results: CallResult[]) =>
  new Set(results.filter(({ status }) => status !== 200).map(({ body }) => body.error));

describe("rivals", () => {
  test("12 orders on a stock of 4 sell exactly 4 and leave nothing behind", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 4 });
    const results = await rivals(12, shop, () => ({ items: [{ productId, quantity: 1, price: 10 }] }));
    expect(placed(results)).toHaveLength(4);
    expect(refusals(results)).toEqual(new Set(["OUT_OF_STOCK"]));
    const { tenantId } = shop;
    const product = await app.db.prisma.product.findFirstOrThrow({ where: { tenantId, id: productId } });
    expect(product.stock).toBe(0);
    expect(await app.db.prisma.order.count({ where: { tenantId } })).toBe(4);
    const told = await app.db.prisma.event.findMany({ where: { tenantId }, orderBy: { sequence: "asc" } });
    const types = told.map(({ type }) => type);
    expect(types.filter((type) => type === "order.created")).toHaveLength(4);
    // Once, behind the order that took the last one.
    expect(types.slice(4)).toEqual(["product.availability_changed"]);
    const menu = await api("GET", `/api/public/${shop.slug}/menu`);
    expect(menu.text).not.toContain(productId);
  });

  test("5 orders by card on a stock of 3 begin exactly 3 payments and leave nothing behind", async () => {
    const shop = await seedCardShop(app);
    const [productId, other] = [
      await seedProduct(app, shop, { stock: 3 }),
      await seedProduct(app, shop, { stock: 100 }),
    ];
    const items = [other, productId].map((id) => ({ productId: id, quantity: 1, price: 10 }));
    const results = await meetAtLock(
      productLock(shop, productId),
      Array.from({ length: 5 }, () => () => order(shop, { paymentMethod: "stripe", items })),
    );
    expect(placed(results)).toHaveLength(3);
    expect(refusals(results)).toEqual(new Set(["OUT_OF_STOCK"]));
    const { tenantId } = shop;
    const rows = await app.db.prisma.product.findMany({
      where: { tenantId, id: { in: [productId, other] } },
    });
    expect(Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))).toEqual({
      [productId]: 0,
      [other]: 97,
    });
    expect(await app.db.prisma.payment.count({ where: { tenantId } })).toBe(3);
    expect(await app.db.prisma.checkout.count({ where: { tenantId } })).toBe(0);
  });

  test("a stock that covers only some lines is not touched at all", async () => {
    const shop = await seedShop(app);
    const plenty = await seedProduct(app, shop, { stock: 100 });
    const scarce = await seedProduct(app, shop, { stock: 5 });
    const results = await rivals(8, shop, () => ({
      items: [
        { productId: plenty, quantity: 1, price: 10 },
        { productId: scarce, quantity: 2, price: 10 },
      ],
    }));
    expect(placed(results)).toHaveLength(2);
    const { tenantId } = shop;
    const rows = await app.db.prisma.product.findMany({ where: { tenantId, id: { in: [plenty, scarce] } } });
    expect(Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))).toEqual({
      [plenty]: 98,
      [scarce]: 1,
    });
  });

  test.each(["cash", "stripe"])(
    "orders by %s take the products by their ids, whatever the order of the lines: none blocks the other for good",
    async (paymentMethod) => {
      const shop = await seedCardShop(app);
      const stock = { stock: 10 };
      const products = [await seedProduct(app, shop, stock), await seedProduct(app, shop, stock)];
      const [first = "", second = ""] = products.sort();
      // A row that was just written lies behind the others, and a small table that is known is read as it lies: then
      // neither the lines nor the plan lead to the first product first.
      await app.db.prisma.product.updateMany({ where: { id: first }, data: { position: 100 } });
      await app.db.pool.query("ANALYZE product");
      const lock = await holdLock(productLock(shop, first));
      const items = [second, first].map((productId) => ({ productId, quantity: 1, price: 10 }));
      const placing = order(shop, { paymentMethod, items });
      await lock.untilWaiting();
      const { statement, values } = productLock(shop, second);
      const taken = await app.db.pool.query(`${statement} SKIP LOCKED`, values);
      expect(taken.rowCount).toBe(1);
      await lock.release();
      expect((await placing).status).toBe(200);
    },
  );

  test("a coupon for 3 is used 3 times", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop, { usageLimit: 3 });
    const results = await rivals(8, shop, (index) => ({
      couponCode,
      customerEmail: `guest${index}@diner.example`,
    }));
    expect(placed(results)).toHaveLength(3);
    expect(refusals(results)).toEqual(new Set(["INVALID_COUPON"]));
    const coupon = await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } });
    expect(coupon.used).toBe(3);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(3);
  });

  test("a coupon for once per customer is used once by each, whatever the case of the email", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop, { perCustomerLimit: 1 });
    const results = await rivals(8, shop, (index) => ({
      couponCode,
      customerEmail: index % 2 ? "ADA@diner.example" : index % 4 ? "ada@diner.example" : "bob@diner.example",
    }));
    expect(
      placed(results)
        .map(({ body }) => body.customerEmail)
        .sort(),
    ).toEqual(["ada@diner.example", "bob@diner.example"]);
    const coupon = await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } });
    expect(coupon.used).toBe(2);
  });

  test("a coupon for once per customer is used once by each inbox, whatever tag or dots its address has", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop, { perCustomerLimit: 1 });
    const addresses = ["y@diner.example", "y+1@diner.example", "Y+2@diner.example", "a.d.a@gmail.com"];
    const emails = [...addresses, "ada+food@gmail.com", "ada@googlemail.com"];
    const results = await rivals(12, shop, (index) => ({ couponCode, customerEmail: emails[index % 6] }));
    const winners = placed(results).map(({ body }) => inboxOf(body.customerEmail));
    expect(winners.sort()).toEqual(["ada@gmail.com", "y@diner.example"]);
    const { body } = await order(shop, { couponCode, customerEmail: "y+3@diner.example" });
    expect([body.error, body.reason]).toEqual(["INVALID_COUPON", "CUSTOMER_LIMIT"]);
    const kept = await app.db.prisma.order.findMany({ where: { tenantId: shop.tenantId } });
    const asWritten = emails.map((email) => email.toLowerCase());
    for (const { customerEmail } of kept) expect(asWritten).toContain(customerEmail);
  });

  test("a gift card never pays more than it holds", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 4000);
    const results = await rivals(7, shop, () => ({ giftCardCode }));
    const spent = placed(results).reduce((sum, { body }) => sum + Math.round(body.giftCardAmount * 100), 0);
    const card = await cardWithCode(app, shop, giftCardCode);
    expect(card.balanceMinor).toBe(4000 - spent);
    expect(card.balanceMinor).toBeGreaterThanOrEqual(0);
    expect(card.entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(card.balanceMinor);
    expect(placed(results).length).toBeGreaterThanOrEqual(2);
    expect(placed(results).every(({ body }) => body.total + body.giftCardAmount === 17)).toBe(true);
  });

  test("get numbers of their own and events without a gap", async () => {
    const shop = await seedShop(app);
    const results = await rivals(12, shop, () => ({}));
    const numbers = results.map(({ body }) => Number(body.orderNumber)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => 1001 + index));
    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId },
      orderBy: { sequence: "asc" },
    });
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe("the order limit", () => {
  const send = (shop: SeededShop, from: string, options: Parameters<Api>[2] = {}) =>
    api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop), from, ...options });

  test("admits exactly 10 of 14 parallel requests and tells the true wait", async () => {
    const shop = await seedShop(app);
    const from = "203.0.113.7";
    const results = await Promise.all(Array.from({ length: 14 }, () => send(shop, from)));
    expect(placed(results)).toHaveLength(10);
    expect(refusals(results)).toEqual(new Set(["RATE_LIMITED"]));
    const refused = results.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBe("600");

    app.clock.advance({ seconds: 599 });
    const early = await send(shop, from);
    expect(early.status).toBe(429);
    expect(early.headers.get("retry-after")).toBe("1");
    app.clock.advance({ seconds: 1 });
    expect((await send(shop, from)).status).toBe(200);
  });

  test("slides: the eleventh waits for the first to leave, not for a bucket to end", async () => {
    const shop = await seedShop(app);
    const from = "203.0.113.8";
    for (let minute = 0; minute < 10; minute += 1) {
      expect((await send(shop, from)).status).toBe(200);
      app.clock.advance({ seconds: 30 });
    }
    const refused = await send(shop, from);
    expect(refused.headers.get("retry-after")).toBe("300");
    app.clock.advance({ seconds: 300 });
    expect((await send(shop, from)).status).toBe(200);
    expect((await send(shop, from)).headers.get("retry-after")).toBe("30");
  });

  test("counts per address and restaurant, and not what is malformed", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const from = "203.0.113.9";
    for (let index = 0; index < 12; index += 1) {
      const { status } = await send(shop, from, { body: orderBody(shop, { items: [] }) });
      expect(status).toBe(400);
    }
    for (let index = 0; index < 10; index += 1) expect((await send(shop, from)).status).toBe(200);
    expect((await send(shop, from)).status).toBe(429);
    expect((await send(shop, "203.0.113.10")).status).toBe(200);
    const elsewhere = await api("POST", `/api/public/${other.slug}/orders`, { body: orderBody(other), from });
    expect(elsewhere.status).toBe(200);
  });

  test("does not count answers that are replayed", async () => {
    const shop = await seedShop(app);
    const from = "203.0.113.11";
    const headers = { "idempotency-key": "again" };
    for (let index = 0; index < 4; index += 1) {
      expect((await send(shop, from, { headers })).status).toBe(200);
    }
    for (let index = 0; index < 9; index += 1) expect((await send(shop, from)).status).toBe(200);
    expect((await send(shop, from)).status).toBe(429);
  });
});
