import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import type { Api } from "@/lib/testing/call";
import { api, app, orders, processorTest } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  seedCardShop,
  seedDelivery,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { linesOf, previewRefundOf, refundOrderOf } from "@/lib/testing/refunds";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

const test = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const refund = (...input: Parameters<typeof refundOrderOf> extends [Api, ...infer Rest] ? Rest : never) =>
  refundOrderOf(api, ...input);
const preview = (...input: Parameters<typeof previewRefundOf> extends [Api, ...infer Rest] ? Rest : never) =>
  previewRefundOf(api, ...input);
const view = (shop: SeededShop, orderId: string) => operatorView(api, shop, orderId);
const cardOf = async (shop: SeededShop) =>
  (await app.db.prisma.giftCard.findFirstOrThrow({ where: { tenantId: shop.tenantId } })).balanceMinor;

describe("an order of 17.00 with a gift card of 5.00", () => {
  test("gives the card its money first and once, whatever follows", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
    await refund(shop, orderId, { scope: "amount", amount: 2 });
    expect(await cardOf(shop)).toBe(200);
    expect(await view(shop, orderId)).toMatchObject({
      escrowStatus: "partial_refund",
      paymentStatus: "paid",
    });
    expect((await refund(shop, orderId, { scope: "amount", amount: 4 })).body.refunds).toMatchObject([
      { purse: "gift_card", amount: 3, status: "succeeded" },
      { purse: "processor", amount: 1 },
    ]);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({ processor: 1100, escrow: -1100 });
    expect((await orders.patch(shop, orderId, { status: "canceled" })).status).toBe(200);
    await app.jobs.drain(app);
    expect(await cardOf(shop)).toBe(500);
    expect(await view(shop, orderId)).toMatchObject({ paymentStatus: "refunded", refunded: 17 });
    expect(await balances(app, shop)).toEqual({});
  });

  test("that is canceled after a part went back returns the rest to the card", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
    await refund(shop, orderId, { scope: "amount", amount: 2 });
    await orders.patch(shop, orderId, { status: "canceled" });
    await app.jobs.drain(app);
    expect(await cardOf(shop)).toBe(500);
    const { refundHistory } = await view(shop, orderId);
    expect(refundHistory.map(({ purse, amount }: Record<string, unknown>) => [purse, amount])).toEqual([
      ["gift_card", 2],
      ["gift_card", 3],
      ["processor", 12],
    ]);
    expect(await balances(app, shop)).toEqual({});
  });
});

describe("a cash order", () => {
  test("is refunded once it was paid, at once, never above its total, and tells so", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    expect((await refund(shop, id, { scope: "whole" })).body.error).toBe("NOT_REFUNDABLE");
    await orders.bring(shop, id, "delivered");
    expect((await refund(shop, id, linesOf([0, 1]))).body).toMatchObject({
      amount: 8.5,
      paymentStatus: "paid",
      escrowStatus: "partial_refund",
      refunds: [{ purse: "cash", status: "succeeded" }],
    });
    const rivals = await Promise.all(
      Array.from({ length: 5 }, () => refund(shop, id, { scope: "amount", amount: 4 })),
    );
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await refund(shop, id, { scope: "whole" })).body).toMatchObject({
      amount: 0.5,
      paymentStatus: "refunded",
      escrowStatus: "refunded",
    });
    expect((await refund(shop, id, { scope: "whole" })).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(await balances(app, shop)).toEqual({});
  });
});

describe("rivals", () => {
  test("refund the gift card's part no more than once", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 5000);
    const { id } = await orders.placed(shop, { giftCardCode });
    const rivals = Array.from({ length: 5 }, () => refund(shop, id, { scope: "amount", amount: 6 }));
    expect((await Promise.all(rivals)).filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await cardOf(shop)).toBe(4500);
    expect((await refund(shop, id, { scope: "whole" })).body).toMatchObject({
      amount: 5,
      paymentStatus: "refunded",
      escrowStatus: "refunded",
    });
  });
});

describe("after the release", () => {
  test("the restaurant's transfer is taken back by what went back, as the preview said", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 1000 });
    const { orderId } = await seedPaidOrder(api, shop);
    expect((await preview(shop, orderId, linesOf([0, 1]))).body.payout).toEqual({
      before: 15.3,
      after: 7.65,
      feeKept: false,
    });
    await seedDelivery(app, shop, orderId);
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect((await preview(shop, orderId, linesOf([0, 1]))).body.payout).toEqual({
      before: 15.3,
      after: 6.8,
      feeKept: true,
    });
    expect((await refund(shop, orderId, linesOf([0, 1]))).status).toBe(200);
    await app.jobs.drain(app);
    expect(await view(shop, orderId)).toMatchObject({
      escrowStatus: "partial_refund",
      paymentStatus: "paid",
    });
    expect(await app.db.prisma.transfer.findFirstOrThrow({ where: { orderId } })).toMatchObject({
      amountMinor: 1530,
      reversedMinor: 850,
    });
    expect((await preview(shop, orderId, { scope: "whole" })).body.payout).toEqual({
      before: 6.8,
      after: -1.7,
      feeKept: true,
    });
  });
});

test("what is disputed cannot be refunded", async () => {
  const shop = await seedCardShop(app);
  const { orderId } = await seedPaidOrder(api, shop);
  const { count } = await app.db.prisma.payment.updateMany({
    where: { orderId },
    data: { disputedMinor: 1000 },
  });
  expect(count).toBe(1);
  expect((await refund(shop, orderId, { scope: "amount", amount: 7.01 })).body.error).toBe(
    "REFUND_EXCEEDS_CAPTURED",
  );
  await app.db.prisma.payment.updateMany({ where: { orderId }, data: { disputedMinor: 1700 } });
  expect((await refund(shop, orderId, { scope: "whole" })).body.error).toBe("NOT_REFUNDABLE");
});
