import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  seedCardShop,
  seedDelivery,
  seedPaidOrder,
  setPayoutAccount,
} from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { releaseDueEscrow } from "./release-escrow";
import { insertTransfer } from "./transfer-store";

let admin: { cookie: string };

test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

const { send, heldEvents } = talkToProcessor(() => ({ app, api }));
const refund = (orderId: string, amount: number) =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason: "Cold" } });
const moneyOf = async (shop: SeededShop, orderId: string) => {
  const { paymentStatus, escrowStatus } = await operatorView(api, shop, orderId);
  return { paymentStatus, escrowStatus };
};

describe("a refund that the bank returns after it was confirmed", () => {
  test("is failed for all to see, its money is back in escrow, and it can be asked for again", async () => {
    const shop = await seedCardShop(app);
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await refund(orderId, 17);
    await app.jobs.drain(app);
    expect(await moneyOf(shop, orderId)).toEqual({ paymentStatus: "refunded", escrowStatus: "refunded" });
    expect(await balances(app, shop)).toEqual({});
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    const view = await operatorView(api, shop, orderId);
    expect(view).toMatchObject({
      paymentStatus: "paid",
      escrowStatus: "held",
      refundHistory: [{ amount: 17, status: "failed" }],
    });
    expect(await balances(app, shop)).toEqual({ processor: 1700, escrow: -1700 });
    const { events } = (await api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner })).body;
    expect(
      events
        .filter(({ type }: { type: string }) => type === "order.payment_status_changed")
        .map(({ data }: { data: { paymentStatus: string } }) => data.paymentStatus),
    ).toEqual(["paid", "refunded", "paid"]);
    app.clock.advance({ hours: 2 });
    await reportReconciliation(app);
    const report = await app.db.prisma.reconciliationReport.findFirstOrThrow({
      orderBy: { createdAt: "desc" },
    });
    expect(JSON.stringify(report.findings)).not.toContain(intentId);
    expect(report.findings).toEqual([]);
    expect((await refund(orderId, 17)).status).toBe(200);
    await app.jobs.drain(app);
    expect(await moneyOf(shop, orderId)).toEqual({ paymentStatus: "refunded", escrowStatus: "refunded" });
    expect(await balances(app, shop)).toEqual({});
  });

  const seedReleased = async (account: "active" | "inactive" = "active") => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 0 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await setPayoutAccount(app, shop, account);
    await seedDelivery(app, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    return { shop, orderId, intentId };
  };
  const refundOf = (orderId: string) => app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
  const transfersOf = (orderId: string) =>
    app.db.prisma.transfer.findMany({ where: { orderId }, orderBy: { createdAt: "asc" } });

  test("after the release pays the restaurant again what was taken from it", async () => {
    const { shop, orderId } = await seedReleased();
    await refund(orderId, 5);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    const { id, processorRefundId } = await refundOf(orderId);
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    expect(await transfersOf(orderId)).toMatchObject([
      { amountMinor: 1700, reversedMinor: 500, returnOf: "" },
      { amountMinor: 500, returnOf: id, status: "succeeded" },
    ]);
    const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ escrowStatus: "released", paymentStatus: "paid" });
  });

  test("pays once, however often and by how many the failure is told", async () => {
    for (let round = 0; round < cases(1); round += 1) {
      const { shop, orderId, intentId } = await seedReleased();
      await refund(orderId, 5);
      await app.jobs.drain(app);
      const { processorRefundId } = await refundOf(orderId);
      controls.holdEvents = true;
      await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
      const failed = (await heldEvents(intentId)).find(({ type }) => type === "refund.failed");
      controls.holdEvents = false;
      const told = Array.from({ length: 8 }, (_, index) =>
        send({ ...failed, id: `${failed?.id}${index % 6}` }),
      );
      for (const { status } of await Promise.all(told)) expect(status).toBe(200);
      await Promise.all([app.jobs.drain(app), app.jobs.drain(app)]);
      expect(await balances(app, shop)).toEqual({});
      expect(await transfersOf(orderId)).toMatchObject([{ amountMinor: 1700 }, { amountMinor: 500 }]);
      const { tenantId } = shop;
      const { id: returnOf } = await refundOf(orderId);
      const again = { id: newId("trf"), status: "pending", createdAt: app.clock.now() } as const;
      const money = { tenantId, subject: orderSubject(orderId), currency: "EUR", amountMinor: 500 };
      expect(await inTransaction(app.db, (tx) => insertTransfer(tx, { ...money, ...again, returnOf }))).toBe(
        false,
      );
      expect(await transfersOf(orderId)).toHaveLength(2);
    }
  });

  test("before its part of the transfer came back, or while the account takes no money, pays in the end what is owed", async () => {
    const { shop, orderId } = await seedReleased();
    controls.faults = [{ operation: "transfers.reverse", kind: "error", when: "before", times: 2 }];
    await refund(orderId, 5);
    await app.jobs.drain(app);
    expect(await refundOf(orderId)).toMatchObject({ reversedMinor: 500, reversalId: null });
    await app.stripeEmulator?.settleRefund((await refundOf(orderId)).processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    app.clock.advance({ minutes: 5 });
    await reconcilePayments(app);
    expect(await refundOf(orderId)).toMatchObject({ reversalId: expect.any(String) });
    expect(await balances(app, shop)).toEqual({});

    const owed = await seedReleased("inactive");
    await refund(owed.orderId, 5);
    await app.jobs.drain(app);
    const { processorRefundId } = await refundOf(owed.orderId);
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    expect(await transfersOf(owed.orderId)).toMatchObject([{ amountMinor: 1200 }, { amountMinor: 500 }]);
    await refund(owed.orderId, 14);
    await app.jobs.drain(app);
    await setPayoutAccount(app, owed.shop, "active");
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await transfersOf(owed.orderId)).toMatchObject([{ amountMinor: 300, status: "succeeded" }]);
    expect(await balances(app, owed.shop)).toEqual({});
  });

  test("is found by the daily report when the events about it were lost, and repaired", async () => {
    const { shop, orderId } = await seedReleased();
    await refund(orderId, 5);
    await app.jobs.drain(app);
    const { id, processorRefundId } = await refundOf(orderId);
    app.clock.advance({ hours: 24 * 20 });
    controls.holdEvents = true;
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    const findings = async () => {
      await reportReconciliation(app);
      return app.db.prisma.reconciliationReport.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    };
    expect((await findings()).findings).toContainEqual({
      key: `refund:${id}`,
      problem: "failed_at_processor",
      ledgerMinor: 500,
      processorMinor: null,
    });
    await app.jobs.drain(app);
    expect(await refundOf(orderId)).toMatchObject({ status: "failed" });
    expect(await balances(app, shop)).toEqual({});
    app.clock.advance({ hours: 2 });
    expect((await findings()).findings).toEqual([]);
  });
});
