import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { Fault } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { orderBody, seedAdmin } from "@/lib/testing/seed-shop";

let admin: { cookie: string };

test.beforeAll(async () => {
  admin = await seedAdmin(app);
});

const refund = (orderId: string, amount: unknown, reason = "Cold pizza") =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason } });

async function refundsAtProcessor(intentId: string): Promise<number> {
  return app.db.prisma.stripeEmulatorObject.count({ where: { kind: "refund", parentId: intentId } });
}

describe("a refund by hand", () => {
  test("is pending until the processor confirms; then ledger and escrow follow", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    const first = await refund(orderId, 5);
    expect(first.body).toMatchObject({ orderId, amount: 5, status: "pending", escrowStatus: "held" });
    expect(await balances(app, shop)).toEqual({ processor: 1700, escrow: -1700 });
    await app.jobs.drain(app);
    expect(await operatorView(api, shop, orderId)).toMatchObject({
      paymentStatus: "paid",
      escrowStatus: "partial_refund",
      refundHistory: [{ id: first.body.refundId, amount: 5, status: "succeeded", reason: "Cold pizza" }],
    });
    expect(await balances(app, shop)).toEqual({ processor: 1200, escrow: -1200 });
    await refund(orderId, 12);
    await app.jobs.drain(app);
    expect(await operatorView(api, shop, orderId)).toMatchObject({
      paymentStatus: "refunded",
      escrowStatus: "refunded",
    });
    expect(await balances(app, shop)).toEqual({});
  });

  test("needs a paid order that exists and a positive amount in whole cents, no more than was captured", async () => {
    const shop = await seedCardShop(app);
    const unpaid = await placeByCard(api, shop);
    const cash = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    expect((await refund(unpaid.body.id, 1)).body.error).toBe("NOT_REFUNDABLE");
    expect((await refund(cash.body.id, 1)).body.error).toBe("NOT_REFUNDABLE");
    expect((await refund("ord_unknown", 1)).body.error).toBe("ORDER_NOT_FOUND");
    const { orderId } = await seedPaidOrder(api, shop);
    for (const amount of [0, -5, 1.005, "5", null]) {
      expect((await refund(orderId, amount)).body.error, `${amount}`).toBe("VALIDATION_FAILED");
    }
    expect((await refund(orderId, 17.01)).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    const asOwner = { as: shop.owner, body: { orderId, amount: 1, reason: "x" } };
    expect((await api("POST", "/api/admin/escrow/refunds", asOwner)).status).toBe(403);
  });

  test("by six rivals gives back no more than was captured", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, 6)));
    const codes = answers.map(({ status, body }) => (status === 200 ? "ok" : body.error)).sort();
    expect(codes).toEqual([...Array(4).fill("REFUND_EXCEEDS_CAPTURED"), "ok", "ok"]);
    expect(await refundsAtProcessor(intentId)).toBe(2);
  });

  test("by six rivals with one Idempotency-Key is made once, and recorded once", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    const keyed = (key: string, amount = 6) =>
      api("POST", "/api/admin/escrow/refunds", {
        as: admin,
        body: { orderId, amount, reason: "Cold pizza" },
        headers: { "idempotency-key": key },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => keyed("once")));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [refundId, ...others] = new Set(answers.map(({ body }) => body.refundId));
    expect(others).toEqual([]);
    expect(answers.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(5);
    expect(await refundsAtProcessor(intentId)).toBe(1);
    expect(await app.db.prisma.refund.count({ where: { orderId } })).toBe(1);
    await app.jobs.drain(app);
    expect((await keyed("once")).body).toMatchObject({ refundId, amount: 6, status: "succeeded" });
    expect((await keyed("once", 5)).body.error).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await keyed("a b")).body.error).toBe("VALIDATION_FAILED");
    expect((await keyed("another", 12)).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    expect((await keyed("another", 11)).status).toBe(200);
    const acts = await app.db.prisma.auditEntry.findMany({
      where: { subjectId: orderId },
      orderBy: { id: "asc" },
    });
    expect(acts).toMatchObject([
      {
        action: "order.refunded",
        tenantId: shop.tenantId,
        data: { refundId, amount: 6, reason: "Cold pizza" },
      },
      { action: "order.refunded", data: { amount: 11 } },
    ]);
  });

  test("that fails at the bank is visible and can be made again", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    controls.refunds = "failed";
    await refund(orderId, 17);
    await app.jobs.drain(app);
    const view = await operatorView(api, shop, orderId);
    expect(view.refundHistory).toMatchObject([{ status: "failed" }]);
    expect(view).toMatchObject({ paymentStatus: "paid", escrowStatus: "held" });
    controls.refunds = "succeeded";
    expect((await refund(orderId, 17)).status).toBe(200);
    await app.jobs.drain(app);
    expect((await operatorView(api, shop, orderId)).paymentStatus).toBe("refunded");
    expect(await balances(app, shop)).toEqual({});
  });
});

describe("a processor that fails while a refund is made", () => {
  const faults: Omit<Fault, "operation" | "times">[] = [
    { kind: "error", when: "before" },
    { kind: "error", when: "after" },
    { kind: "timeout", when: "before" },
    { kind: "timeout", when: "after" },
  ];

  test.each(faults)("%j: the refund stays pending and is made once", async (fault) => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    controls.faults = [{ operation: "refunds.create", times: 2, ...fault }];
    expect((await refund(orderId, 17)).body.status).toBe("pending");
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    await app.jobs.drain(app);
    expect(await refundsAtProcessor(intentId)).toBe(1);
    expect((await operatorView(api, shop, orderId)).refundHistory).toMatchObject([
      { amount: 17, status: "succeeded" },
    ]);
    expect(await balances(app, shop)).toEqual({});
  });
});

test("an order that the restaurant rejects gives its money back once", async () => {
  const shop = await seedCardShop(app);
  const { orderId, intentId } = await seedPaidOrder(api, shop);
  const path = `/api/tenant/${shop.tenantId}/orders/${orderId}`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api("PATCH", path, { as: shop.owner, body: { status: "rejected" } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  await app.jobs.drain(app);
  expect(await refundsAtProcessor(intentId)).toBe(1);
  expect(await operatorView(api, shop, orderId)).toMatchObject({
    status: "rejected",
    paymentStatus: "refunded",
    escrowStatus: "void",
  });
  expect(await balances(app, shop)).toEqual({});
});
