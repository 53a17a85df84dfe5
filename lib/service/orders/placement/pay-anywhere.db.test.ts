import { describe, expect } from "vitest";
import { remindUnpaidOrders } from "@/lib/service/orders/life/remind-unpaid-orders";
import { api, app, cardTest as it, shop } from "@/lib/testing/fixtures";
import { operatorView, pay, placeByCard } from "@/lib/testing/online-payments";
import { orderBody } from "@/lib/testing/seed-shop";

const paymentOf = (orderId: string, email = "ada@diner.example") =>
  api("GET", `/api/public/${shop.slug}/orders/${orderId}/payment`, { query: { email } });
const reminders = () =>
  app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template: "order-unpaid" } });

describe("an order that waits for its payment", () => {
  it("is paid on another device that knows the email, and nobody else learns how", async () => {
    const { body: order } = await placeByCard(api, shop);
    const { status, body } = await paymentOf(order.id);
    expect([status, body]).toEqual([200, { clientSecret: order.clientSecret }]);
    const foreign = await paymentOf(order.id, "eve@diner.example");
    expect([foreign.status, foreign.body.error]).toEqual([404, "ORDER_NOT_FOUND"]);
    await pay(api, body.clientSecret);
    expect((await operatorView(api, shop, order.id)).paymentStatus).toBe("paid");
    expect((await paymentOf(order.id)).body).toEqual({ clientSecret: null });
  });

  it("is paid once by two devices at once", async () => {
    const { body: order } = await placeByCard(api, shop);
    const secrets = await Promise.all([paymentOf(order.id), paymentOf(order.id)]);
    await Promise.all(secrets.map(({ body }) => pay(api, body.clientSecret).catch(() => null)));
    expect((await operatorView(api, shop, order.id)).paymentStatus).toBe("paid");
    const where = { tenantId: shop.tenantId, orderId: order.id };
    expect(await app.db.prisma.payment.findMany({ where })).toMatchObject([{ capturedMinor: 1700 }]);
    expect(await app.db.prisma.receipt.count({ where })).toBe(1);
  });

  it("cannot be paid in cash, after its time or once it is canceled", async () => {
    const cash = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    expect((await paymentOf(cash.body.id)).body).toEqual({ clientSecret: null });
    const { body: late } = await placeByCard(api, shop);
    const { body: canceled } = await placeByCard(api, shop);
    await api("POST", `/api/public/${shop.slug}/orders/${canceled.id}/cancel`, {
      body: { email: "ada@diner.example" },
    });
    expect((await paymentOf(canceled.id)).body).toEqual({ clientSecret: null });
    app.clock.advance({ minutes: 30 });
    expect((await paymentOf(late.id)).body).toEqual({ clientSecret: null });
  });
});

describe("the email about an unpaid order", () => {
  it("goes out once, ten minutes after the order, by whichever process comes first", async () => {
    const { body: order } = await placeByCard(api, shop);
    app.clock.advance({ minutes: 9, seconds: 59 });
    await remindUnpaidOrders(app);
    expect(await reminders()).toEqual([]);
    app.clock.advance({ seconds: 1 });
    await Promise.all([remindUnpaidOrders(app), remindUnpaidOrders(app), remindUnpaidOrders(app)]);
    const sent = await reminders();
    expect(sent).toMatchObject([{ to: "ada@diner.example", props: { orderNumber: order.orderNumber } }]);
    const [link = new URL("about:blank")] = sent.map(
      ({ props }) => new URL((props as { trackingUrl: string }).trackingUrl),
    );
    expect(link.pathname).toBe(`/s/${shop.slug}/orders/${order.id}`);
    expect(
      (await paymentOf(order.id, link.searchParams.get("email") ?? "")).body.clientSecret,
    ).not.toBeNull();
  });

  it("is not written about orders that are paid, canceled, in cash or almost over", async () => {
    const { body: paid } = await placeByCard(api, shop);
    await pay(api, paid.clientSecret);
    const { body: canceled } = await placeByCard(api, shop);
    const body = { email: "ada@diner.example" };
    await api("POST", `/api/public/${shop.slug}/orders/${canceled.id}/cancel`, { body });
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    app.clock.advance({ minutes: 12 });
    await remindUnpaidOrders(app);
    await placeByCard(api, shop);
    app.clock.advance({ minutes: 26 });
    await remindUnpaidOrders(app);
    expect(await reminders()).toEqual([]);
  });
});
