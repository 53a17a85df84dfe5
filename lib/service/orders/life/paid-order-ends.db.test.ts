import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { api, app, orders, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  pay,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { cardWithCode, seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { expireUnpaidOrders } from "./expire-unpaid-orders";

const cancel = (shop: SeededShop, orderId: string) =>
  api("POST", `/api/public/${shop.slug}/orders/${orderId}/cancel`, { body: { email: "ada@diner.example" } });

const escrowOf = async (shop: SeededShop, orderId: string) =>
  (await api("GET", `/api/tenant/${shop.slug}/orders/${orderId}/escrow`, { as: shop.owner })).body;

const eventsOf = (orderId: string) =>
  app.db.prisma.event.findMany({ where: { orderId }, orderBy: { sequence: "asc" } });

const endings = [
  ["pending", "canceled"],
  ["pending", "rejected"],
  ["accepted", "rejected"],
  ["preparing", "canceled"],
  ["ready", "rejected"],
  ["delivered", "canceled"],
] as const;

describe("an order of 17.00 that is paid with a gift card of 5.00 and 12.00 by card", () => {
  test.each(endings)("from %s as %s gives all of it back, the card's part to the card", async (from, to) => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
    expect(await escrowOf(shop, orderId)).toMatchObject({ escrowStatus: "held", captured: 12, held: 17 });
    await orders.bring(shop, orderId, from);
    const { status, body } = await orders.patch(shop, orderId, { status: to, reason: "Oven broke" });
    // Before the processor confirms, an order that was accepted still holds the money that is on its way back.
    expect([status, body.status, body.paymentStatus]).toEqual([200, to, "paid"]);
    expect(body.escrowStatus).toBe(from === "pending" ? "void" : "held");
    const card = await cardWithCode(app, shop, giftCardCode);
    expect(card.balanceMinor).toBe(500);
    await app.jobs.drain(app);

    const view = await operatorView(api, shop, orderId);
    expect(view).toMatchObject({
      status: to,
      paymentStatus: "refunded",
      escrowStatus: from === "pending" ? "void" : "refunded",
      releaseAt: null,
      endReason: "Oven broke",
    });
    const parts = view.refundHistory.map(({ purse, amount, status, reason }: Record<string, unknown>) => [
      purse,
      amount,
      status,
      reason,
    ]);
    expect(parts).toEqual([
      ["gift_card", 5, "succeeded", "Oven broke"],
      ["processor", 12, "succeeded", "Oven broke"],
    ]);
    expect(await escrowOf(shop, orderId)).toMatchObject({ captured: 12, refunded: 12, held: 0, released: 0 });
    expect((await balances(app, shop)).escrow).toBeUndefined();
    const events = await eventsOf(orderId);
    expect(events.find(({ type }) => type === "order.canceled")?.data).toMatchObject({
      previousStatus: from,
      status: to,
      refundAmount: 17,
      reason: "Oven broke",
      actor: "restaurant",
    });
    expect(events.at(-1)?.data).toMatchObject({ previousPaymentStatus: "paid", paymentStatus: "refunded" });

    app.clock.advance({ days: 2 });
    await releaseDueEscrow(app);
    expect((await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } })).escrowStatus).not.toBe(
      "released",
    );
  });
});

describe("an order that is paid by card", () => {
  test("and canceled by its customer is told as pending until the processor has confirmed", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    const { status, body } = await cancel(shop, orderId);
    expect([status, body]).toEqual([
      200,
      { orderId, status: "canceled", refundAmount: 17, refundStatus: "pending" },
    ]);
    expect((await operatorView(api, shop, orderId)).refundHistory).toMatchObject([
      { amount: 17, status: "pending" },
    ]);
    await app.jobs.drain(app);
    expect(await operatorView(api, shop, orderId)).toMatchObject({
      paymentStatus: "refunded",
      escrowStatus: "void",
      refundHistory: [{ amount: 17, status: "succeeded" }],
    });
    expect((await cancel(shop, orderId)).body.error).toBe("NOT_CANCELLABLE");
    expect(await balances(app, shop)).toEqual({});
  });

  test("and refunded in part gives back only the rest when it ends", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    await orders.bring(shop, orderId, "accepted");
    const as = await seedAdmin(app);
    await api("POST", "/api/admin/escrow/refunds", { as, body: { orderId, amount: 5, reason: "Late" } });
    await app.jobs.drain(app);
    expect((await escrowOf(shop, orderId)).escrowStatus).toBe("partial_refund");
    await orders.patch(shop, orderId, { status: "canceled" });
    await app.jobs.drain(app);
    expect(await operatorView(api, shop, orderId)).toMatchObject({
      paymentStatus: "refunded",
      escrowStatus: "refunded",
    });
    const ended = (await eventsOf(orderId)).find(({ type }) => type === "order.canceled");
    expect(ended?.data).toMatchObject({ refundAmount: 12 });
    expect(await escrowOf(shop, orderId)).toMatchObject({ captured: 17, refunded: 17, held: 0 });
    expect(await balances(app, shop)).toEqual({});
  });

  test("is due after the delay once it is delivered, and released then", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 3 });
    const { orderId } = await seedPaidOrder(api, shop);
    await orders.bring(shop, orderId, "delivered");
    const releaseAt = new Date(app.clock.now().getTime() + 3 * 3_600_000);
    expect(await escrowOf(shop, orderId)).toMatchObject({
      escrowStatus: "held",
      held: 17,
      released: 0,
      releaseAt: releaseAt.toISOString(),
    });
    app.clock.set(releaseAt);
    await releaseDueEscrow(app);
    expect(await escrowOf(shop, orderId)).toMatchObject({ escrowStatus: "released", held: 0, captured: 17 });
  });
});

test("an order to be paid in cash is void when it ends after acceptance, as nothing was captured", async () => {
  const shop = await seedCardShop(app);
  const { id } = await orders.placed(shop);
  await orders.bring(shop, id, "preparing");
  const { body } = await orders.patch(shop, id, { status: "canceled" });
  expect(body).toMatchObject({ escrowStatus: "void", paymentStatus: "pending", refundHistory: [] });
});

describe("an order that nobody pays", () => {
  test("gives its coupon and its gift card back, and the system says so", async () => {
    const shop = await seedCardShop(app);
    const [couponCode, giftCardCode] = [
      await seedCoupon(app, shop, { usageLimit: 1 }),
      await seedGiftCard(app, shop, 500),
    ];
    const { body } = await placeByCard(api, shop, { couponCode, giftCardCode });
    const taken = async () => [
      (await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } })).used,
      (await cardWithCode(app, shop, giftCardCode)).balanceMinor,
    ];
    expect(await taken()).toEqual([1, 0]);
    app.clock.advance({ minutes: 30 });
    await expireUnpaidOrders(app);
    expect(await taken()).toEqual([0, 500]);
    const { timeline } = await operatorView(api, shop, body.id);
    expect(timeline.at(-1)).toMatchObject({ status: "canceled", actor: "system" });
    const events = await eventsOf(body.id);
    expect(events.find(({ type }) => type === "order.canceled")?.data).toMatchObject({
      previousStatus: "pending",
      status: "canceled",
      refundAmount: 5,
      actor: "system",
    });
    expect(events.find(({ type }) => type === "order.payment_status_changed")?.data).toMatchObject({
      previousPaymentStatus: "pending",
      paymentStatus: "failed",
    });
    expect((await pay(api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
  });

  test("leaves its gift card free for the next order", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const first = await placeByCard(api, shop, { giftCardCode });
    expect(first.body).toMatchObject({ giftCardAmount: 5, total: 12 });
    expect((await placeByCard(api, shop, { giftCardCode })).body.error).toBe("INVALID_GIFT_CARD");
    app.clock.advance({ minutes: 30 });
    await expireUnpaidOrders(app);
    expect((await placeByCard(api, shop, { giftCardCode })).body).toMatchObject({ giftCardAmount: 5 });
  });
});
