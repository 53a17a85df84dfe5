import { describe, expect } from "vitest";
import { openSession } from "@/lib/people/auth/open-session";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { cardWithCode, seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import {
  cookieOf,
  type SeededShop,
  seedProduct,
  seedShop,
  seedStaff,
  seedVisitor,
} from "@/lib/testing/seed-shop";

const settings = { DATABASE_POOL_SIZE: "30", PUBLIC_URL: "https://bazar.example" };
const test = appTest.extend("settings", { scope: "file" }, settings);

const eventsOf = (orderId: string) =>
  app.db.prisma.event.findMany({ where: { orderId }, orderBy: { sequence: "asc" } });
describe("an order that ends", () => {
  async function costly(shop: SeededShop) {
    const productId = await seedProduct(app, shop, { stock: 5, basePriceMinor: 1000 });
    const couponCode = await seedCoupon(app, shop, { usageLimit: 3 });
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const order = await orders.placed(shop, {
      couponCode,
      giftCardCode,
      items: [
        { productId, quantity: 2, price: 10 },
        { productId, quantity: 1, price: 10 },
      ],
    });
    const standing = async () => ({
      stock: (await app.db.prisma.product.findFirstOrThrow({ where: { id: productId } })).stock,
      used: (await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } })).used,
      card: (await cardWithCode(app, shop, giftCardCode)).balanceMinor,
    });
    return { order, standing };
  }

  test.each([
    ["pending", "canceled", 5],
    ["accepted", "rejected", 5],
    ["preparing", "canceled", 2],
    ["ready", "canceled", 2],
    ["delivered", "rejected", 2],
  ] as const)("from %s as %s gives back what it took, once: stock %i", async (from, to, stock) => {
    const shop = await seedShop(app);
    const { order, standing } = await costly(shop);
    expect(order).toMatchObject({ subtotal: 30, discount: 3, giftCardAmount: 5, total: 22 });
    await orders.bring(shop, order.id, from);
    expect(await standing()).toEqual({ stock: 2, used: 1, card: 0 });

    const { body } = await orders.patch(shop, order.id, { status: to, reason: "Oven broke" });
    expect(body).toMatchObject({
      status: to,
      escrowStatus: "void",
      endReason: "Oven broke",
      releaseAt: null,
    });
    expect(body.refundHistory).toMatchObject([{ amount: 5, status: "succeeded", reason: "Oven broke" }]);
    expect(await standing()).toEqual({ stock, used: 0, card: 500 });

    expect((await orders.patch(shop, order.id, { status: to })).status).toBe(422);
    expect(await standing()).toEqual({ stock, used: 0, card: 500 });

    const canceled = (await eventsOf(order.id)).find(({ type }) => type === "order.canceled");
    expect(canceled?.data).toEqual({
      currency: "EUR",
      orderId: order.id,
      orderNumber: order.orderNumber,
      previousStatus: from,
      status: to,
      refundAmount: 5,
      reason: "Oven broke",
      transitionedAt: app.clock.now().toISOString(),
      actor: "restaurant",
    });
    const email = await app.db.prisma.email.findUniqueOrThrow({
      where: { uniqueKey: `order-canceled:${order.id}` },
    });
    expect(email.props).toMatchObject({ reason: "Oven broke", refundMinor: 500 });
  });

  test("and that a gift card paid in full is refunded at once", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 5000);
    const order = await orders.placed(shop, { giftCardCode });
    expect(order).toMatchObject({ total: 0, paymentStatus: "paid", clientSecret: null });
    const { body } = await orders.patch(shop, order.id, { status: "rejected" });
    expect(body).toMatchObject({ paymentStatus: "refunded", escrowStatus: "void" });
    expect((await eventsOf(order.id)).map(({ type }) => type)).toEqual([
      "order.created",
      "receipt.issued",
      "gift_card.redeemed",
      "order.canceled",
      "order.payment_status_changed",
      "refund.created",
      "refund.succeeded",
      "receipt.issued",
    ]);
  });

  test("puts a sold-out product back on the menu", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 1 });
    const order = await orders.placed(shop, { items: [{ productId, quantity: 1, price: 10 }] });
    const menu = async () => (await api("GET", `/api/public/${shop.slug}/menu`)).text;
    expect(await menu()).not.toContain(productId);
    await orders.patch(shop, order.id, { status: "rejected" });
    expect(await menu()).toContain(productId);
  });
});

describe("an order that was delivered", () => {
  test.each(["staff", "co_manager"] as const)(
    "is ended by a %s within a day, and later by the owner or the platform alone",
    async (role) => {
      const shop = await seedShop(app);
      const member = await seedStaff(app, { tenantId: shop.tenantId, role });
      const delivered = async () => {
        const { id } = await orders.placed(shop);
        await orders.bring(shop, id, "delivered");
        return id;
      };
      const [fresh, first, second] = [await delivered(), await delivered(), await delivered()];
      const cancel = (id: string, as: { cookie: string }) =>
        orders.patch(shop, id, { status: "canceled", reason: "Never came" }, as);
      expect((await cancel(fresh, member)).status).toBe(200);
      app.clock.advance({ hours: 23 });
      const [own, stranger] = [await reopen(shop.owner), await seedVisitor(app, shop)];
      const later = await reopen(member);
      app.clock.advance({ hours: 1, seconds: 1 });
      const refused = await cancel(first, later);
      expect([refused.status, refused.body.error]).toEqual([403, "FORBIDDEN"]);
      expect(refused.body.message).toContain("more than a day ago");
      const { status } = await app.db.prisma.order.findFirstOrThrow({ where: { id: first } });
      expect(status).toBe("delivered");
      expect((await cancel(first, own)).status).toBe(200);
      expect((await cancel(second, stranger)).status).toBe(200);
    },
  );
});

/** A new session, for somebody whose old one ends while the clock moves on. */
async function reopen({ userId }: { userId: string }): Promise<{ cookie: string }> {
  return cookieOf(await openSession(app, { kind: "platform", subjectId: userId, secure: false }));
}

describe("rivals", () => {
  test("six times the same move happens once", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => orders.patch(shop, order.id, { status: "accepted" })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 422)).toHaveLength(5);
    expect((await eventsOf(order.id)).map(({ type }) => type)).toEqual([
      "order.created",
      "order.status_changed",
    ]);
    expect(await app.db.prisma.orderTimelineEvent.count({ where: { orderId: order.id } })).toBe(2);
    expect(await app.db.prisma.email.count({ where: { uniqueKey: { endsWith: `:${order.id}` } } })).toBe(1);
  });

  test("six cancellations give back once", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { stock: 5 });
    const giftCardCode = await seedGiftCard(app, shop, 300);
    const order = await orders.placed(shop, { giftCardCode, items: [{ productId, quantity: 2, price: 10 }] });
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        orders.patch(shop, order.id, { status: index % 2 ? "canceled" : "rejected" }),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const product = await app.db.prisma.product.findFirstOrThrow({ where: { id: productId } });
    const card = await cardWithCode(app, shop, giftCardCode);
    expect([product.stock, card.balanceMinor]).toEqual([5, 300]);
    expect(await app.db.prisma.refund.count({ where: { orderId: order.id } })).toBe(1);
  });

  test("the customer cancels or the restaurant accepts, never both", async () => {
    const shop = await seedShop(app);
    for (let round = 0; round < cases(4); round += 1) {
      const order = await orders.placed(shop);
      const email = order.customerEmail;
      const [accepted, canceled] = await Promise.all([
        orders.patch(shop, order.id, { status: "accepted" }),
        api("POST", `/api/public/${shop.slug}/orders/${order.id}/cancel`, { body: { email } }),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([accepted.status, canceled.status]);
      const { body } = await api("GET", `/api/tenant/${shop.slug}/orders/${order.id}`, { as: shop.owner });
      expect(body.status).toBe(accepted.status === 200 ? "accepted" : "canceled");
      expect(body.timeline).toHaveLength(2);
    }
  });

  test("orders and moves together leave no gap in the events", async () => {
    const shop = await seedShop(app);
    const early = await Promise.all(Array.from({ length: 4 }, () => orders.placed(shop)));
    await Promise.all([
      ...early.map(({ id }) => orders.patch(shop, id, { status: "accepted" })),
      ...Array.from({ length: 4 }, () => orders.placed(shop)),
    ]);
    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId },
      orderBy: { sequence: "asc" },
    });
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});
