import { describe, expect } from "vitest";
import type { Fault } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { inTransaction } from "@/lib/platform/db/transaction";
import { releaseStock } from "@/lib/restaurant/menu/stock-store";
import { expireUnpaidOrders } from "@/lib/service/orders/life/expire-unpaid-orders";
import { createApi } from "@/lib/testing/call";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { balances, operatorView, pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, seedProduct, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";

const orders = (tenantId: string) => app.db.prisma.order.count({ where: { tenantId } });

describe("an online order", () => {
  test("begins unpaid, with a secret for the payment form, and is paid when the processor says so", async () => {
    const shop = await seedCardShop(app);
    const { status, body } = await placeByCard(api, shop);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "pending",
      paymentStatus: "pending",
      total: 17,
      orderNumber: "1001",
    });
    expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect((await pay(api, body.clientSecret)).body).toEqual({ status: "succeeded", error: null });
    const view = await operatorView(api, shop, body.id);
    expect(view).toMatchObject({ paymentStatus: "paid", escrowStatus: "held" });
    expect(await balances(app, shop)).toEqual({ processor: 1700, escrow: -1700 });
    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId },
      orderBy: { sequence: "asc" },
    });
    const types = ["order.created", "order.payment_status_changed", "receipt.issued"];
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(events[1]?.data).toMatchObject({ previousPaymentStatus: "pending", paymentStatus: "paid" });
  });

  test("stays open for another try after a decline or a question by the bank", async () => {
    const shop = await seedCardShop(app);
    const { body } = await placeByCard(api, shop);
    expect((await pay(api, body.clientSecret, "declined")).body).toMatchObject({
      status: "requires_payment_method",
      error: { code: "card_declined" },
    });
    expect((await pay(api, body.clientSecret, "requires_action")).body.status).toBe("requires_action");
    expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("pending");
    await pay(api, body.clientSecret);
    expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("paid");
    expect((await pay(api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
  });

  test.each([
    ["stripe", ["card", "ideal"]],
    ["paypal", ["paypal"]],
    ["satispay", ["satispay"]],
  ])("by %s asks the processor for %j", async (paymentMethod, types) => {
    const shop = await seedCardShop(app, { idealEnabled: true });
    const { body } = await placeByCard(api, shop, { paymentMethod });
    const [object] = await app.db.prisma.stripeEmulatorObject.findMany({
      where: { id: body.clientSecret.split("_secret_")[0] },
    });
    expect(object?.body).toMatchObject({ amount: 1700, currency: "eur", payment_method_types: types });
  });

  test("is refused where the method is not enabled", async () => {
    const shop = await seedShop(app);
    expect((await placeByCard(api, shop)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });

  test("is paid at once when a gift card covers it, and then needs no secret", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 5000);
    const { body } = await placeByCard(api, shop, { giftCardCode });
    expect(body).toMatchObject({ total: 0, paymentStatus: "paid", clientSecret: null });
    expect(await balances(app, shop)).toEqual({ gift_cards: 1700, escrow: -1700 });
  });

  test("through payment-intent answers what the payment form needs, once per key", async () => {
    const shop = await seedCardShop(app);
    const request = {
      body: orderBody(shop, { paymentMethod: "stripe" }),
      headers: { "idempotency-key": "one-payment" },
    };
    const path = `/api/public/${shop.slug}/payment-intent`;
    const first = await api("POST", path, request);
    const again = await api("POST", path, request);
    expect(first.body).toMatchObject({ orderNumber: "1001", total: 17 });
    expect(first.body.clientSecret).toBe(first.body.client_secret);
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const order = await api("POST", `/api/public/${shop.slug}/orders`, request);
    expect(order.body).toMatchObject({ id: first.body.orderId, clientSecret: first.body.clientSecret });
    expect(await orders(shop.tenantId)).toBe(1);
  });

  test("six at once with one key are one order and one payment", async () => {
    const shop = await seedCardShop(app);
    const from = "198.51.100.7";
    const options = { headers: { "idempotency-key": "rivals" }, from };
    const answers = await Promise.all(Array.from({ length: 6 }, () => placeByCard(api, shop, {}, options)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.db.prisma.payment.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });
});

describe("a processor that fails while the intent is made", () => {
  const faults: Omit<Fault, "operation" | "times">[] = [
    { kind: "error", when: "before" },
    { kind: "error", when: "after" },
    { kind: "timeout", when: "before" },
    { kind: "timeout", when: "after" },
  ];

  test.each(faults)("once: %j is repeated with the same key", async (fault) => {
    const shop = await seedCardShop(app);
    controls.faults = [{ operation: "payment_intents.create", times: 1, ...fault }];
    const { status, body } = await placeByCard(api, shop);
    expect(status).toBe(200);
    const intents = await app.db.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM stripe_emulator_object
       WHERE kind = 'payment_intent' AND body->'metadata'->>'order_id' = ${body.id}`;
    expect(intents).toHaveLength(1);
  });

  test("tells that a dish is back, where somebody else sold the rest meanwhile", async () => {
    const shop = await seedCardShop(app);
    const { tenantId } = shop;
    // One of two is held.
    const productId = await seedProduct(app, shop, { stock: 1 });
    const heldSince = app.clock.now();
    const items = [{ productId, quantity: 1, price: 10 }];
    const sold = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { items }) });
    expect(sold.status, sold.text).toBe(200);
    await inTransaction(app.db, (tx) =>
      releaseStock(tx, { tenantId, lines: [{ productId, quantity: 1 }], heldSince, now: app.clock.now() }),
    );
    const told = await app.db.prisma.event.findMany({
      where: { tenantId, type: "product.availability_changed" },
      orderBy: { sequence: "asc" },
    });
    expect(told.map(({ data }) => (data as { available: boolean }).available)).toEqual([false, true]);
  });

  test.each(faults)("for good: %j costs nothing and can be repeated with the same key", async (fault) => {
    const shop = await seedCardShop(app);
    const couponCode = await seedCoupon(app, shop, { usageLimit: 1 });
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const productId = await seedProduct(app, shop, { stock: 1 });
    const items = [{ productId, quantity: 1, price: 10 }];
    const changes = { items, couponCode, giftCardCode };
    const options = { headers: { "idempotency-key": "try-again" } };
    controls.faults = [{ operation: "payment_intents.create", times: 2, ...fault }];
    const failed = await placeByCard(api, shop, changes, options);
    expect(failed.status).toBe(502);
    expect(failed.body.error).toBe("PROCESSOR_UNAVAILABLE");
    const where = { tenantId: shop.tenantId };
    expect(await orders(shop.tenantId)).toBe(0);
    // Nobody was told that it was sold out while it was held, so nobody is told that it is back.
    expect(await app.db.prisma.event.findMany({ where })).toEqual([]);
    expect(await app.db.prisma.checkout.count({ where })).toBe(0);
    expect(await app.db.prisma.coupon.findFirst({ where })).toMatchObject({ used: 0 });
    expect(await app.db.prisma.giftCard.findFirst({ where })).toMatchObject({ balanceMinor: 500 });
    expect(await app.db.prisma.product.findFirst({ where: { id: productId } })).toMatchObject({ stock: 1 });
    expect(await balances(app, shop)).toEqual({});

    const repeated = await placeByCard(api, shop, changes, options);
    expect(repeated.status).toBe(200);
    expect(repeated.body).toMatchObject({ orderNumber: "1001", total: 4, giftCardAmount: 5 });
  });
});

test("a request that died after it took its stock is finished by the next one with its key", async () => {
  const shop = await seedCardShop(app);
  const productId = await seedProduct(app, shop, { stock: 1 });
  const items = [{ productId, quantity: 1, price: 10 }];
  const options = { headers: { "idempotency-key": "crashed" } };
  const first = await placeByCard(api, shop, { items }, options);
  const where = { tenantId: shop.tenantId };
  const claim = await app.db.prisma.idempotencyKey.findFirstOrThrow({ where });
  const order = await app.db.prisma.order.findFirstOrThrow({
    where,
    include: { items: true, payments: true },
  });
  await app.db.prisma.$transaction([
    app.db.prisma.$executeRaw`DELETE FROM payment WHERE tenant_id = ${shop.tenantId}`,
    app.db.prisma.$executeRaw`DELETE FROM order_item WHERE tenant_id = ${shop.tenantId}`,
    app.db.prisma.$executeRaw`DELETE FROM order_timeline_event WHERE tenant_id = ${shop.tenantId}`,
    app.db.prisma.$executeRaw`DELETE FROM orders WHERE tenant_id = ${shop.tenantId}`,
    app.db.prisma.checkout.create({
      data: {
        ...where,
        orderId: order.id,
        paymentId: order.payments[0]?.id ?? "",
        order: JSON.parse(JSON.stringify(order)),
        stockNeeds: [{ productId, quantity: 1 }],
        createdAt: order.createdAt,
      },
    }),
    app.db.prisma.idempotencyKey.update({
      where: { tenantId_key: { ...where, key: claim.key } },
      data: { response: null },
    }),
  ]);
  app.clock.advance({ seconds: 61 });
  const resumed = await placeByCard(api, shop, { items }, options);
  expect(resumed.status).toBe(200);
  expect(resumed.body).toMatchObject({ id: first.body.id, clientSecret: first.body.clientSecret });
  expect(await app.db.prisma.product.findFirst({ where: { id: productId } })).toMatchObject({ stock: 0 });
});

describe("an order that nobody pays", () => {
  test("is canceled after 30 minutes and gives everything back", async () => {
    const shop = await seedCardShop(app);
    const productId = await seedProduct(app, shop, { stock: 2 });
    const { body } = await placeByCard(api, shop, { items: [{ productId, quantity: 2, price: 10 }] });
    app.clock.advance({ minutes: 29 });
    await expireUnpaidOrders(app);
    expect((await operatorView(api, shop, body.id)).status).toBe("pending");
    app.clock.advance({ minutes: 1 });
    await expireUnpaidOrders(app);
    expect(await operatorView(api, shop, body.id)).toMatchObject({
      status: "canceled",
      paymentStatus: "failed",
      escrowStatus: "void",
    });
    expect(await app.db.prisma.product.findFirst({ where: { id: productId } })).toMatchObject({ stock: 2 });
    expect((await pay(api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
  });

  test("is paid after all when the payment was made in the last moment and its event is late", async () => {
    const shop = await seedCardShop(app);
    const { body } = await placeByCard(api, shop);
    controls.holdEvents = true;
    const form = new URLSearchParams({ payment_method: "pm_card_visa" });
    const intentId = body.clientSecret.split("_secret_")[0];
    await app.stripeEmulator?.fetch(`https://api.stripe.com/v1/payment_intents/${intentId}/confirm`, {
      method: "POST",
      body: form,
    });
    app.clock.advance({ minutes: 31 });
    await expireUnpaidOrders(app);
    expect(await operatorView(api, shop, body.id)).toMatchObject({
      status: "pending",
      paymentStatus: "paid",
    });
  });
});

test("tells how the restaurant can be paid", async () => {
  const place = { country: "US", currency: "USD" };
  const shop = await seedCardShop(app, { walletsEnabled: true, bancontactEnabled: true, ...place });
  const { body } = await api("GET", `/api/public/${shop.slug}/payment-methods`);
  expect(body).toEqual({
    cash: true,
    card: true,
    applePay: true,
    googlePay: true,
    klarna: false,
    paypal: true,
    satispay: false,
    bancontact: false,
    ideal: false,
  });
});

test("the embedded processor is out of reach while the real one is configured", async () => {
  const real = await createTestApp({
    STRIPE_SECRET_KEY: "sk_test_real",
    STRIPE_WEBHOOK_SECRET: "whsec_real",
  });
  expect(real.stripeEmulator).toBeNull();
  const answer = await pay(createApi(real), "pi_1_secret_2");
  expect(answer.status).toBe(404);
  await real.stop();
});
