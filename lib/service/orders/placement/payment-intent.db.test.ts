import { describe, expect } from "vitest";
import type { CallOptions } from "@/lib/testing/call";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { operatorView, pay, seedCardShop } from "@/lib/testing/online-payments";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct } from "@/lib/testing/seed-shop";

const send = (
  to: "orders" | "payment-intent",
  shop: SeededShop,
  changes: Record<string, unknown> = {},
  options: CallOptions = {},
) =>
  api("POST", `/api/public/${shop.slug}/${to}`, {
    body: orderBody(shop, { paymentMethod: "stripe", ...changes }),
    ...options,
  });

describe("a payment intent", () => {
  test("makes the order that it answers for, priced by the menu and the codes", async () => {
    const shop = await seedCardShop(app);
    const couponCode = await seedCoupon(app, shop);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const items = [{ productId: shop.margherita, quantity: 2, price: 0.01 }];
    const { status, body } = await send("payment-intent", shop, { couponCode, giftCardCode, items });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "clientSecret",
      "client_secret",
      "orderId",
      "orderNumber",
      "total",
    ]);
    expect(body.total).toBe(10.3);
    expect(await operatorView(api, shop, body.orderId)).toMatchObject({
      orderNumber: body.orderNumber,
      status: "pending",
      paymentStatus: "pending",
      escrowStatus: "held",
      subtotal: 17,
      discount: 1.7,
      giftCardAmount: 5,
      total: 10.3,
    });
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { orderId: body.orderId } });
    expect(event).toMatchObject({ type: "order.created", data: { status: "pending", total: 10.3 } });
    await pay(api, body.clientSecret);
    expect((await operatorView(api, shop, body.orderId)).paymentStatus).toBe("paid");
  });

  test("shares the order limit: ten of both kinds, and no eleventh of either", async () => {
    const shop = await seedCardShop(app);
    const from = "203.0.113.41";
    for (let index = 0; index < 5; index += 1) {
      expect((await send("payment-intent", shop, {}, { from })).status).toBe(200);
      expect((await send("orders", shop, { paymentMethod: "cash" }, { from })).status).toBe(200);
    }
    for (const to of ["orders", "payment-intent"] as const) {
      const { status, body, headers } = await send(to, shop, {}, { from });
      expect([status, body.error, headers.get("retry-after")]).toEqual([429, "RATE_LIMITED", "600"]);
    }
  });

  test("is refused for whatever an order is refused for, and leaves nothing", async () => {
    const shop = await seedCardShop(app, { paypalEnabled: false });
    const soldOut = await seedProduct(app, shop, { stock: 0 });
    const far = { type: "delivery", customerCoords: { lat: 0, lng: 0 } };
    for (const [changes, status, code] of [
      [{ items: [] }, 400, "VALIDATION_FAILED"],
      [{ items: [{ productId: "prd_unknown", quantity: 1, price: 1 }] }, 400, "INVALID_ITEM"],
      [{ items: [{ productId: soldOut, quantity: 1, price: 1 }] }, 409, "OUT_OF_STOCK"],
      [far, 409, "OUTSIDE_RADIUS"],
      [{ couponCode: "NOPE" }, 400, "INVALID_COUPON"],
      [{ giftCardCode: "NOPE" }, 400, "INVALID_GIFT_CARD"],
      [{ paymentMethod: "paypal" }, 400, "PAYMENT_METHOD_UNAVAILABLE"],
    ] as const) {
      for (const to of ["payment-intent", "orders"] as const) {
        const answer = await send(to, shop, changes);
        expect([to, answer.status, answer.body.error]).toEqual([to, status, code]);
      }
    }
    const { tenantId } = shop;
    expect(await app.db.prisma.order.count({ where: { tenantId } })).toBe(0);
    expect(await app.db.prisma.payment.count({ where: { tenantId } })).toBe(0);
  });

  test.each([
    ["a gift card has paid everything", async (shop: SeededShop) => seedGiftCard(app, shop, 5000)],
    ["the order is paid in cash", async () => undefined],
  ])("has no secret where %s", async (_, giftCard) => {
    const shop = await seedCardShop(app);
    const giftCardCode = await giftCard(shop);
    const changes = giftCardCode ? { giftCardCode } : { paymentMethod: "cash" };
    const { status, body } = await send("payment-intent", shop, changes);
    expect([status, body.clientSecret, body.client_secret]).toEqual([200, null, null]);
    expect(await operatorView(api, shop, body.orderId)).toMatchObject({
      paymentStatus: giftCardCode ? "paid" : "pending",
      total: giftCardCode ? 0 : 17,
    });
    expect(await app.db.prisma.payment.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  });
});
