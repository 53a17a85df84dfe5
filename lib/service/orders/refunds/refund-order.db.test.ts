import { describe, expect } from "vitest";
import type { Api } from "@/lib/testing/call";
import { api, app, controls, orders, processorTest } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { linesOf, previewRefundOf, refundOrderOf } from "@/lib/testing/refunds";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { type SeededShop, seedShop, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";

const test = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const refund = (...input: Parameters<typeof refundOrderOf> extends [Api, ...infer Rest] ? Rest : never) =>
  refundOrderOf(api, ...input);
const preview = (...input: Parameters<typeof previewRefundOf> extends [Api, ...infer Rest] ? Rest : never) =>
  previewRefundOf(api, ...input);
const view = (shop: SeededShop, orderId: string) => operatorView(api, shop, orderId);
const cardOf = async (shop: SeededShop) =>
  (await app.db.prisma.giftCard.findFirstOrThrow({ where: { tenantId: shop.tenantId } })).balanceMinor;

/** Diavola 15.50 twice, Margherita 8.50, delivery 2.50, less 10 %: 38.05. */
async function seedMixedOrder(shop: SeededShop, changes: Record<string, unknown> = {}) {
  const couponCode = await seedCoupon(app, shop);
  return seedPaidOrder(api, shop, {
    type: "delivery",
    deliveryAddress: "Via Po 2",
    couponCode,
    items: [
      { productId: shop.diavola, quantity: 2, price: 15.5, selectedOptions: { Size: ["Large"] } },
      { productId: shop.margherita, quantity: 1, price: 8.5 },
    ],
    ...changes,
  });
}

describe("a refund by line", () => {
  test("gives back what was paid for the units, options included, less the discount", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedMixedOrder(shop);
    const body = linesOf([0, 1]);
    const before = await preview(shop, orderId, body);
    expect(before.body).toMatchObject({ amount: 13.95, refundable: 38.05, purses: [{ purse: "processor" }] });
    const { status, body: made } = await refund(shop, orderId, body);
    expect(status).toBe(200);
    expect(made).toMatchObject({
      orderId,
      amount: 13.95,
      refunds: [
        {
          purse: "processor",
          amount: 13.95,
          lineItems: [{ lineItemId: "0", quantity: 1, amount: 13.95, restocked: 0 }],
        },
      ],
    });
    await app.jobs.drain(app);
    const seen = await view(shop, orderId);
    expect(seen).toMatchObject({ paymentStatus: "paid", escrowStatus: "partial_refund", refunded: 13.95 });
    expect(seen.items).toMatchObject([{ refundedQuantity: 1 }, { refundedQuantity: 0 }]);
    const guest = await api("GET", `/api/public/${shop.slug}/orders/${orderId}`, {
      query: { email: "ada@diner.example" },
    });
    expect(guest.body).toMatchObject({ refunded: 13.95, items: [{ refundedQuantity: 1 }, {}] });
    expect(guest.body).not.toHaveProperty("refundHistory");
    expect(
      await app.db.prisma.stripeEmulatorObject.count({ where: { kind: "refund", parentId: intentId } }),
    ).toBe(1);

    expect((await refund(shop, orderId, { scope: "whole" })).body.amount).toBe(24.1);
    await app.jobs.drain(app);
    expect(await view(shop, orderId)).toMatchObject({ paymentStatus: "refunded", escrowStatus: "refunded" });
    expect(await balances(app, shop)).toEqual({});
  });

  test("that cannot be made says why, and nothing is written", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedMixedOrder(shop);
    for (const [body, status, error] of [
      [linesOf([0, 3]), 409, "LINE_ALREADY_REFUNDED"],
      [linesOf([7, 1]), 400, "VALIDATION_FAILED"],
      [linesOf([0, 1], [0, 1]), 400, "VALIDATION_FAILED"],
      [linesOf([0, 0]), 400, "VALIDATION_FAILED"],
      [{ scope: "lines", lineItems: [] }, 400, "VALIDATION_FAILED"],
      [{ scope: "amount", amount: 38.06 }, 409, "REFUND_EXCEEDS_CAPTURED"],
      [{ scope: "amount", amount: 1.005 }, 400, "VALIDATION_FAILED"],
      [{ scope: "amount", amount: 1, restock: true }, 400, "VALIDATION_FAILED"],
      [{ scope: "amount" }, 400, "VALIDATION_FAILED"],
      [{ amount: 1 }, 400, "VALIDATION_FAILED"],
      [{ scope: "whole", reason: " " }, 400, "VALIDATION_FAILED"],
    ] as const) {
      const answer = await refund(shop, orderId, body);
      expect([answer.status, answer.body.error], JSON.stringify(body)).toEqual([status, error]);
    }
    expect(await app.db.prisma.refund.count({ where: { orderId } })).toBe(0);
    expect(await app.db.prisma.auditEntry.count({ where: { subjectId: orderId } })).toBe(0);
  });

  test("that fails at the bank frees its units, and gives back only what is missing the next time", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
    controls.refunds = "failed";
    expect((await refund(shop, orderId, linesOf([0, 1]))).body.refunds).toMatchObject([
      { purse: "gift_card", amount: 5, status: "succeeded" },
      { purse: "processor", amount: 3.5 },
    ]);
    await app.jobs.drain(app);
    const failed = await view(shop, orderId);
    expect(failed.items).toMatchObject([{ refundedQuantity: 0 }]);
    expect(failed).toMatchObject({ refunded: 5, escrowStatus: "partial_refund", paymentStatus: "paid" });
    controls.refunds = "succeeded";
    expect((await refund(shop, orderId, linesOf([0, 1]))).body).toMatchObject({
      amount: 3.5,
      refunds: [{ purse: "processor" }],
    });
    expect((await refund(shop, orderId, linesOf([0, 1]))).body.amount).toBe(8.5);
    expect((await refund(shop, orderId, linesOf([0, 1]))).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    await app.jobs.drain(app);
    expect(await view(shop, orderId)).toMatchObject({ paymentStatus: "refunded", refunded: 17 });
    expect(await cardOf(shop)).toBe(500);
  });
});

describe("rivals", () => {
  test("refund a line's two units no more than twice, and the processor hears of two", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(shop, orderId, linesOf([0, 1]))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(
      await app.db.prisma.stripeEmulatorObject.count({ where: { kind: "refund", parentId: intentId } }),
    ).toBe(2);
  });

  test("with one Idempotency-Key refund once, and it is recorded once", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    const keyed = (body: Record<string, unknown>) =>
      refund(shop, orderId, body, { as: shop.owner, headers: { "idempotency-key": "once" } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => keyed(linesOf([0, 1]))));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.refunds[0].id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(5);
    expect((await keyed(linesOf([0, 2]))).body.error).toBe("IDEMPOTENCY_KEY_REUSED");
    const acts = await app.db.prisma.auditEntry.findMany({ where: { subjectId: orderId } });
    expect(acts).toMatchObject([
      { action: "order.refunded", actorId: shop.owner.userId, data: { scope: "lines", amount: 8.5 } },
    ]);
    const made = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
    expect(made).toMatchObject({ createdBy: shop.owner.userId, actor: "restaurant" });
  });
});

test("an unpaid and a canceled order have nothing to refund", async () => {
  const shop = await seedCardShop(app);
  const unpaid = await placeByCard(api, shop);
  expect((await refund(shop, unpaid.body.id, { scope: "whole" })).body.error).toBe("NOT_REFUNDABLE");
  const { orderId } = await seedPaidOrder(api, shop);
  await orders.patch(shop, orderId, { status: "canceled" });
  expect((await refund(shop, orderId, { scope: "whole" })).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
});

test("owners, co-managers and the platform may refund, staff and strangers may not", async () => {
  const shop = await seedCardShop(app);
  const stranger = await seedShop(app);
  const { orderId } = await seedPaidOrder(api, shop);
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const coManager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  const one = { scope: "amount", amount: 1 };
  const statusOf = async (as: { cookie: string }) => [
    (await refund(shop, orderId, one, { as })).status,
    (await preview(shop, orderId, one, { as })).status,
  ];
  expect(await statusOf(staff)).toEqual([403, 403]);
  expect(await statusOf(stranger.owner)).toEqual([403, 403]);
  expect(await statusOf(coManager)).toEqual([200, 200]);
  expect(await statusOf(await seedVisitor(app, shop))).toEqual([200, 200]);
  expect((await refund(stranger, orderId, one)).body.error).toBe("ORDER_NOT_FOUND");
  expect((await preview(stranger, orderId, one)).body.error).toBe("ORDER_NOT_FOUND");
});
