import { describe, expect } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/service/orders/order-status";
import { PATHS } from "@/lib/testing/drive-order";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { seedShop, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";

const settings = { DATABASE_POOL_SIZE: "30", PUBLIC_URL: "https://bazar.example" };
const test = appTest.extend("settings", { scope: "file" }, settings);

const eventsOf = (orderId: string) =>
  app.db.prisma.event.findMany({ where: { orderId }, orderBy: { sequence: "asc" } });
const emailsAbout = async (orderId: string) => {
  const emails = await app.db.prisma.email.findMany({
    where: { uniqueKey: { endsWith: `:${orderId}` } },
    orderBy: { createdAt: "asc" },
  });
  return emails.map(({ template }) => template);
};

describe("the transition table", () => {
  const ALLOWED: Record<OrderStatus, OrderStatus[]> = {
    pending: ["accepted", "rejected", "canceled"],
    accepted: ["preparing", "rejected", "canceled"],
    preparing: ["ready", "rejected", "canceled"],
    ready: ["delivered", "rejected", "canceled"],
    delivered: ["rejected", "canceled"],
    rejected: [],
    canceled: [],
  };

  test.each(ORDER_STATUSES)(
    "lets an order that is %s become what it allows, and nothing else",
    async (from) => {
      const shop = await seedShop(app);
      const brought = async (): Promise<string> => {
        const { id } = await orders.placed(shop);
        await orders.bring(shop, id, from);
        return id;
      };
      const orderId = await brought();
      const before = await eventsOf(orderId);
      for (const to of ORDER_STATUSES.filter((each) => !ALLOWED[from].includes(each))) {
        const { status, body } = await orders.patch(shop, orderId, { status: to });
        expect([to, status, body.error]).toEqual([to, 422, "INVALID_TRANSITION"]);
      }
      expect(await eventsOf(orderId)).toEqual(before);
      const { body: now } = await api("GET", `/api/tenant/${shop.slug}/orders/${orderId}`, {
        as: shop.owner,
      });
      expect(now.status).toBe(from);
      for (const [index, to] of ALLOWED[from].entries()) {
        const { status, body } = await orders.patch(shop, index === 0 ? orderId : await brought(), {
          status: to,
        });
        expect([status, body.status]).toEqual([200, to]);
      }
    },
  );

  test("knows no other status", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    for (const body of [{ status: "eaten" }, { status: null }, {}, { status: ["accepted"] }])
      expect((await orders.patch(shop, order.id, body)).status, JSON.stringify(body)).toBe(400);
  });
});

describe("an order on its way", () => {
  test("stamps every step, keeps the timeline, and tells customer and systems", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop, { customerName: "Ada & Bob" });
    const times: string[] = [app.clock.now().toISOString()];
    for (const status of PATHS.delivered) {
      app.clock.advance({ minutes: 7 });
      times.push(app.clock.now().toISOString());
      expect((await orders.patch(shop, order.id, { status })).body.status).toBe(status);
    }
    const { body } = await api("GET", `/api/tenant/${shop.slug}/orders/${order.id}`, { as: shop.owner });
    const [, acceptedAt, preparingStartedAt, readyAt, deliveredAt] = times;
    expect(body).toMatchObject({
      acceptedAt,
      preparingStartedAt,
      readyAt,
      deliveredAt,
      nextStatuses: ["rejected", "canceled"],
    });
    expect(body.timeline).toEqual(
      (["pending", ...PATHS.delivered] as const).map((status, index) => ({
        status,
        at: times[index],
        ...(index === 0 ? { actor: "customer" } : { actor: "restaurant", actorName: "Test Staff" }),
      })),
    );
    const events = await eventsOf(order.id);
    expect(events.map(({ type }) => type)).toEqual([
      "order.created",
      ...PATHS.delivered.map(() => "order.status_changed"),
      "order.payment_status_changed",
      "receipt.issued",
    ]);
    const passed = ["pending", ...PATHS.delivered];
    expect(events.slice(1, -2).map(({ data }) => data)).toMatchObject(
      PATHS.delivered.map((status, index) => ({
        orderId: order.id,
        orderNumber: order.orderNumber,
        previousStatus: passed[index],
        status,
        transitionedAt: times[index + 1],
        actor: "restaurant",
      })),
    );
    expect(events.at(-2)?.data).toMatchObject({
      orderId: order.id,
      orderNumber: order.orderNumber,
      previousPaymentStatus: "pending",
      paymentStatus: "paid",
      changedAt: deliveredAt,
    });
    expect(await emailsAbout(order.id)).toEqual(["order-accepted", "order-ready", "order-delivered"]);
    const email = await app.db.prisma.email.findUniqueOrThrow({
      where: { uniqueKey: `order-accepted:${order.id}` },
    });
    expect(email).toMatchObject({ to: "ada@diner.example", locale: "en", tenantId: shop.tenantId });
    expect(email.props).toMatchObject({
      customerName: "Ada & Bob",
      orderNumber: order.orderNumber,
      totalMinor: 1700,
      items: [{ name: "Margherita", quantity: 2, options: [], lineTotalMinor: 1700 }],
      trackingUrl: `https://bazar.example/s/${shop.slug}/orders/${order.id}?email=ada%40diner.example`,
    });
  });

  test("paid in cash is paid at delivery and due after the restaurant's delay", async () => {
    const shop = await seedShop(app, { escrowDelayHours: 6 });
    const order = await orders.placed(shop);
    await orders.bring(shop, order.id, "ready");
    const delivered = await orders.patch(shop, order.id, { status: "delivered" });
    const due = new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString();
    expect(delivered.body).toMatchObject({ paymentStatus: "paid", escrowStatus: "held", releaseAt: due });
  });

  test.each([
    [59, true],
    [60, false],
  ])("that was ready after %i seconds is flagged: %s", async (seconds, flagged) => {
    const shop = await seedShop(app, { plausiblePrepSeconds: 60 });
    const order = await orders.placed(shop);
    await orders.bring(shop, order.id, "preparing");
    app.clock.advance({ seconds });
    const { body } = await orders.patch(shop, order.id, { status: "ready" });
    expect(body.flagged).toBe(flagged);
  });

  test("accepted with a delay is promised later, and only then can a delay be told", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const { body } = await orders.patch(shop, order.id, { status: "accepted", delayMinutes: 15 });
    expect(Date.parse(body.promisedAt) - Date.parse(order.promisedAt)).toBe(15 * 60_000);
    expect((await orders.patch(shop, order.id, { status: "preparing", delayMinutes: 5 })).status).toBe(400);
    const [email] = await app.db.prisma.email.findMany({
      where: { uniqueKey: `order-accepted:${order.id}` },
    });
    expect(email?.props).toMatchObject({ promisedAt: body.promisedAt });
  });

  test("keeps a note for staff", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const { body } = await orders.patch(shop, order.id, { status: "accepted", note: "Table by the window" });
    expect(body.timeline.at(-1)).toMatchObject({ status: "accepted", note: "Table by the window" });
    const seen = await api("GET", `/api/public/${shop.slug}/orders/${order.id}`, {
      query: { email: order.customerEmail },
    });
    expect(seen.text).not.toContain("window");
  });

  test("is moved by limited staff too, and by the platform in its own name", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await orders.patch(shop, order.id, { status: "accepted" }, staff)).status).toBe(200);
    const { body } = await orders.patch(
      shop,
      order.id,
      { status: "preparing" },
      await seedVisitor(app, shop),
    );
    expect(body.timeline.at(-1)).toMatchObject({ status: "preparing", actor: "platform" });
  });

  test("of another restaurant is unknown, in the same bytes as one that does not exist", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const order = await orders.placed(other);
    for (const send of [
      (id: string) => orders.patch(shop, id, { status: "accepted" }),
      (id: string) => api("GET", `/api/tenant/${shop.slug}/orders/${id}`, { as: shop.owner }),
      (id: string) => api("GET", `/api/tenant/${shop.slug}/orders/${id}/escrow`, { as: shop.owner }),
    ]) {
      const [foreign, unknown] = [await send(order.id), await send("ord_00000000000000000000000000")];
      expect([foreign.status, foreign.body.error]).toEqual([404, "ORDER_NOT_FOUND"]);
      expect(foreign.text).toBe(unknown.text);
    }
    expect((await orders.patch(other, order.id, { status: "accepted" }, shop.owner)).status).toBe(403);
    expect((await eventsOf(order.id)).map(({ type }) => type)).toEqual(["order.created"]);
  });
});
