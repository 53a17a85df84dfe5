import { describe, expect } from "vitest";
import { api, app, orders, appTest as test } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { reportUnseenOrders } from "./report-unseen-orders";

const alerts = (shop: SeededShop) =>
  app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template: "unseen-order" } });
const seen = (shop: SeededShop, orderIds: string[]) =>
  api("POST", `/api/tenant/${shop.slug}/orders/seen`, { as: shop.owner, body: { orderIds } });

describe("an order that nobody has seen", () => {
  test("is reported to every owner after the restaurant's minutes, once", async () => {
    const shop = await seedShop(app, { unseenMinutes: 7 });
    await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const order = await orders.placed(shop);
    app.clock.advance({ minutes: 6, seconds: 59 });
    await reportUnseenOrders(app);
    expect(await alerts(shop)).toEqual([]);
    app.clock.advance({ seconds: 1 });
    await Promise.all([reportUnseenOrders(app), reportUnseenOrders(app), reportUnseenOrders(app)]);
    const sent = await alerts(shop);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.props).toMatchObject({ orderNumber: order.orderNumber, waitedMinutes: 7 });
    app.clock.advance({ minutes: 60 });
    await reportUnseenOrders(app);
    expect(await alerts(shop)).toHaveLength(2);
  });

  test("is not reported when a board has acknowledged it, when it is accepted, or before it is paid", async () => {
    const shop = await seedShop(app);
    const acknowledged = await orders.placed(shop);
    const accepted = await orders.placed(shop);
    const unpaid = await orders.placed(shop);
    await app.db.prisma.order.updateMany({
      where: { id: unpaid.id },
      data: { paymentMethod: "stripe", paymentStatus: "pending" },
    });
    expect((await seen(shop, [acknowledged.id])).body).toEqual({ newlySeen: 1 });
    await orders.patch(shop, accepted.id, { status: "accepted" });
    app.clock.advance({ minutes: 10 });
    await reportUnseenOrders(app);
    expect(await alerts(shop)).toEqual([]);

    await app.db.prisma.order.updateMany({
      where: { id: unpaid.id },
      data: { paymentStatus: "paid", paidAt: app.clock.now() },
    });
    await reportUnseenOrders(app);
    expect(await alerts(shop)).toEqual([]);
    app.clock.advance({ minutes: 5 });
    await reportUnseenOrders(app);
    expect(await alerts(shop)).toHaveLength(1);
  });

  test("is acknowledged once, and by its own restaurant only", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const order = await orders.placed(shop);
    expect((await seen(other, [order.id])).body).toEqual({ newlySeen: 0 });
    expect((await seen(shop, [order.id, "ord_unknown"])).body).toEqual({ newlySeen: 1 });
    const at = app.clock.now().toISOString();
    app.clock.advance({ minutes: 1 });
    expect((await seen(shop, [order.id])).body).toEqual({ newlySeen: 0 });
    const read = await api("GET", `/api/tenant/${shop.slug}/orders/${order.id}`, { as: shop.owner });
    expect(read.body.seenAt).toBe(at);
  });
});

describe("a move of a board that was offline", () => {
  test("that is sent again with its key happens once and is answered as the first time", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const send = () =>
      api("PATCH", `/api/tenant/${shop.slug}/orders/${order.id}`, {
        as: shop.owner,
        headers: { "idempotency-key": `step-${order.id}` },
        body: { status: "accepted", delayMinutes: 10 },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(Date.parse(first.body.promisedAt) - Date.parse(order.promisedAt)).toBe(10 * 60_000);
    const emails = await app.db.prisma.email.count({
      where: { tenantId: shop.tenantId, template: "order-accepted" },
    });
    expect(emails).toBe(1);
  });

  test("does not end an order that others have delivered meanwhile", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    await orders.bring(shop, order.id, "delivered");
    const body = { status: "canceled", expectedStatus: "accepted", reason: "Guest asked to cancel" };
    const refused = await orders.patch(shop, order.id, body);
    expect([refused.status, refused.body.error]).toEqual([422, "INVALID_TRANSITION"]);
    const known = await orders.patch(shop, order.id, { ...body, expectedStatus: "delivered" });
    expect(known.body.status).toBe("canceled");
  });
});

describe("searching the orders", () => {
  test("finds one by its number, and by parts of name, email and phone number, however written", async () => {
    const shop = await seedShop(app);
    const wanted = await orders.placed(shop, {
      customerName: "Ada Lovelace",
      customerEmail: "countess@diner.example",
      customerPhone: "+39 (333) 76 54 321",
    });
    await orders.placed(shop, { customerPhone: "+39 011 999" });
    const { orderNumber } = wanted;
    for (const search of [orderNumber, `#${orderNumber}`, "lovelac", "Countess@", "333-765"]) {
      const path = `/api/tenant/${shop.slug}/orders`;
      const { body } = await api("GET", path, { as: shop.owner, query: { search } });
      expect(
        body.orders.map(({ id }: { id: string }) => id),
        search,
      ).toEqual([wanted.id]);
    }
  });

  test("takes signs of patterns by the letter, and goes on page by page", async () => {
    const shop = await seedShop(app);
    const other = await seedShop(app);
    await orders.placed(other, { customerName: "Ada 100%" });
    const placed: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      placed.unshift((await orders.placed(shop, { customerName: "Ada 100%" })).id);
      await orders.placed(shop, { customerName: "Ada 1000" });
    }
    const seenIds: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: "100%", limit: "2", ...(cursor ? { cursor } : {}) };
      const { body } = await api("GET", `/api/tenant/${shop.slug}/orders`, { as: shop.owner, query });
      seenIds.push(...body.orders.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seenIds)).toEqual(new Set(placed));
    expect(seenIds).toHaveLength(3);
  });
});
