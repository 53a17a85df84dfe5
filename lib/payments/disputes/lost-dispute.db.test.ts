import { expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { balances, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";

const { atProcessor } = talkToProcessor(() => ({ app, api }));
const findings = async () => {
  await reportReconciliation(app);
  const report = await app.db.prisma.reconciliationReport.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
  });
  return report.findings;
};
const disputeOf = (orderId: string) => app.db.prisma.dispute.findFirst({ where: { payment: { orderId } } });

test("a dispute whose events were lost is repaired by the reconciler, and the books agree", async () => {
  const shop = await seedCardShop(app);
  const { orderId, intentId } = await seedPaidOrder(api, shop);
  controls.holdEvents = true;
  const id = await app.stripeEmulator?.openDispute(intentId);
  app.clock.advance({ minutes: 2 });
  await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
  expect(await disputeOf(orderId)).toMatchObject({ status: "open", withdrawnAt: expect.any(Date) });
  expect(await balances(app, shop)).toEqual({});
  app.clock.advance({ hours: 2 });
  expect(await findings()).toEqual([]);
  app.clock.advance({ minutes: 1 });
  await atProcessor(`disputes/${id}`, { "evidence[uncategorized_text]": "winning_evidence" });
  await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
  expect(await disputeOf(orderId)).toMatchObject({ status: "won", reinstatedAt: expect.any(Date) });
  expect(await balances(app, shop)).toEqual({ processor: 1700, escrow: -1700 });
  expect(await findings()).toEqual([]);
});

test("the daily report names a dispute that was never reported, and one that was decided weeks later is repaired", async () => {
  const shop = await seedCardShop(app);
  const { orderId, intentId } = await seedPaidOrder(api, shop);
  controls.holdEvents = true;
  const id = await app.stripeEmulator?.openDispute(intentId);
  app.clock.advance({ hours: 2 });
  expect(await findings()).toContainEqual({
    key: `dispute:${id}`,
    problem: "missing_in_ledger",
    ledgerMinor: null,
    processorMinor: 1700,
  });
  app.clock.advance({ minutes: 1 });
  expect(await findings()).toEqual([]);
  app.clock.advance({ hours: 24 * 60 });
  await atProcessor(`disputes/${id}`, { "evidence[uncategorized_text]": "losing_evidence" });
  await findings();
  expect(await disputeOf(orderId)).toMatchObject({ status: "lost" });
  const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
  expect(order).toMatchObject({ paymentStatus: "refunded" });
});
