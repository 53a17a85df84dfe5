import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  seedCardShop,
  seedDelivery,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";

let admin: { cookie: string };
test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

const refund = (orderId: string, amount: number) =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason: "Cold" } });
const decide = (disputeId: string, text: "winning_evidence" | "losing_evidence") =>
  app.stripeEmulator?.fetch(`https://api.stripe.com/v1/disputes/${disputeId}`, {
    method: "POST",
    body: new URLSearchParams({ "evidence[uncategorized_text]": text }),
  });
const disputes = async (intentId: string) => {
  const id = await app.stripeEmulator?.openDispute(intentId);
  await app.jobs.drain(app);
  return id ?? "";
};
const moneyOf = async (shop: SeededShop, orderId: string) => {
  const { paymentStatus, escrowStatus } = await operatorView(api, shop, orderId);
  return { paymentStatus, escrowStatus };
};

describe("a dispute", () => {
  test("holds the release while it is open, and lets it go when it is won", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 0 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, orderId);
    const dispute = await disputes(intentId);
    expect(await balances(app, shop)).toEqual({});
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    const order = () => app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
    expect(await order()).toMatchObject({ escrowStatus: "held", releasedAt: null, paymentStatus: "paid" });
    const review = () => api("GET", `/api/admin/escrow/${orderId}`, { as: admin });
    expect((await review()).body).toMatchObject({ captured: 17, refunded: 0, disputed: 17, held: 0 });
    expect((await refund(orderId, 1)).body).toMatchObject({
      error: "REFUND_EXCEEDS_CAPTURED",
      message: "At most 0 EUR can still be refunded.",
    });
    await decide(dispute, "winning_evidence");
    await app.jobs.drain(app);
    expect((await review()).body).toMatchObject({ disputed: 0, held: 17 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await order()).toMatchObject({ escrowStatus: "released" });
    const transfers = await app.db.prisma.transfer.findMany({ where: { orderId } });
    expect(transfers).toMatchObject([{ amountMinor: 1700, status: "succeeded" }]);
    expect(await balances(app, shop)).toEqual({});
  });

  test("that is lost counts as refunded, and nothing is left to release", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, orderId);
    await decide(await disputes(intentId), "losing_evidence");
    await app.jobs.drain(app);
    expect(await moneyOf(shop, orderId)).toEqual({ paymentStatus: "refunded", escrowStatus: "refunded" });
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    expect(await balances(app, shop)).toEqual({});
    expect(await app.db.prisma.transfer.count({ where: { orderId } })).toBe(0);
  });

  test("after the release is the restaurant's debt, taken from what it earns next", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 0 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    const dispute = await disputes(intentId);
    expect(await balances(app, shop)).toEqual({ restaurant: 1700, processor: -1700 });
    await decide(dispute, "losing_evidence");
    await app.jobs.drain(app);
    const next = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, next.orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    expect(await app.db.prisma.transfer.count({ where: { orderId: next.orderId } })).toBe(0);
  });

  test("of an order that is canceled meanwhile refunds nothing twice, and all of it once it is won", async () => {
    for (const evidence of ["winning_evidence", "losing_evidence"] as const) {
      const shop = await seedCardShop(app);
      const { orderId, intentId } = await seedPaidOrder(api, shop);
      const dispute = await disputes(intentId);
      const canceled = await api("PATCH", `/api/tenant/${shop.slug}/orders/${orderId}`, {
        as: shop.owner,
        body: { status: "rejected" },
      });
      expect(canceled.status).toBe(200);
      await decide(dispute, evidence);
      await app.jobs.drain(app);
      await app.jobs.drain(app);
      const { paymentStatus, refundHistory } = await operatorView(api, shop, orderId);
      expect(paymentStatus).toBe("refunded");
      expect(refundHistory).toHaveLength(evidence === "winning_evidence" ? 1 : 0);
      expect(await balances(app, shop)).toEqual({});
    }
  });

  test("and refunds by many rivals never give back more than was captured", async () => {
    const shop = await seedCardShop(app);
    for (let round = 0; round < cases(2); round += 1) {
      const { orderId, intentId } = await seedPaidOrder(api, shop);
      controls.holdEvents = true;
      await app.stripeEmulator?.openDispute(intentId);
      controls.holdEvents = false;
      const { body } = await app.db.prisma.stripeEmulatorObject.findFirstOrThrow({
        where: { kind: "event", body: { path: ["type"], equals: "charge.dispute.created" } },
        orderBy: { sequence: "desc" },
      });
      const payload = JSON.stringify(body);
      const told = api("POST", "/api/webhooks/stripe", {
        body,
        headers: { "stripe-signature": app.stripeEmulator?.sign(payload) ?? "" },
      });
      await Promise.all([...Array.from({ length: 4 }, () => refund(orderId, 17)), told]);
      expect((await told).status).toBe(200);
      const payment = await app.db.prisma.payment.findFirstOrThrow({ where: { orderId } });
      expect(payment.refundedMinor + payment.disputedMinor).toBeGreaterThanOrEqual(1700);
      expect(payment.refundedMinor).toBeLessThanOrEqual(1700);
      // One that the bank refused makes room for the next, until the dispute is known.
      const live = await app.db.prisma.refund.count({ where: { orderId, status: { not: "failed" } } });
      expect(live).toBeLessThanOrEqual(1);
    }
  });
});
