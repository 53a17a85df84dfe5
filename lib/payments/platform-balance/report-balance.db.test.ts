import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { api, app, cardTest, controls, shop } from "@/lib/testing/fixtures";
import { deliver, placeByCard, resetEmulator, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { stripeClient, topUp } from "@/lib/testing/stripe-client";
import { listAlarms, listBalanceReports } from "./balance-report-store";
import { reportBalance } from "./report-balance";

const test = cardTest.extend("terms", { escrowDelayHours: 1 });

let admin: { cookie: string };

test.beforeAll(async () => {
  admin = await seedAdmin(app);
});

/** An order of 17.00 that is paid, delivered, released and paid out. */
async function seedRelease(): Promise<{ orderId: string; intentId: string }> {
  const paid = await seedPaidOrder(api, shop);
  await deliver(app, api, shop, paid.orderId);
  app.clock.advance({ hours: 2 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  return paid;
}

async function report() {
  await reportBalance(app);
  const [newest] = await listBalanceReports(app.db.prisma, 1);
  if (!newest) throw new Error("There is no report");
  const euros = newest.currencies.find(({ currency }) => currency === "EUR");
  return { findings: newest.findings, euros };
}

const refund = (orderId: string, amount: number) =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason: "Cold" } });

describe("the comparison of the balance with the books", () => {
  test("finds nothing after payments, refunds, disputes, transfers, top-ups and payouts", async () => {
    const { orderId } = await seedRelease();
    await refund(orderId, 4);
    const { intentId } = await seedPaidOrder(api, shop);
    await app.stripeEmulator?.openDispute(intentId);
    await topUp(app, { amount: 5_000, currency: "eur" });
    const stripe = stripeClient(app);
    const { id } = await stripe.payouts.create({ amount: 1_200, currency: "eur" });
    await stripe.payouts.cancel(id);
    await stripe.payouts.create({ amount: 700, currency: "eur" });
    await app.jobs.drain(app);
    const { findings, euros } = await report();
    expect(findings).toEqual([]);
    expect(euros).toMatchObject({ difference: 0, payouts: -700, underWay: 0, conversion: 0 });
    const { available } = await stripe.balance.retrieve();
    expect(euros?.available).toBe(available.find(({ currency }) => currency === "eur")?.amount);
    const { ledger = 0, fees = 0, payouts = 0, topups = 0 } = euros ?? {};
    expect(ledger + fees + payouts + topups).toBe(euros?.available);
    expect(await listAlarms(app.db.prisma)).toEqual([]);
  });

  test("counts a refund that its bank still works on as under way, for as long as it takes", async () => {
    const { orderId } = await seedPaidOrder(api, shop);
    controls.refunds = "held";
    await refund(orderId, 4);
    app.clock.advance({ days: 9 });
    const { findings, euros } = await report();
    expect([findings, euros?.underWay, euros?.difference]).toEqual([[], -400, 0]);
    resetEmulator(app);
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    expect((await report()).euros).toMatchObject({ underWay: 0, difference: 0 });
  });

  test("waits an hour for an event before it says that the ledger lacks something", async () => {
    controls.holdEvents = true;
    const { body } = await placeByCard(api, shop);
    const [intentId] = body.clientSecret.split("_secret_");
    await stripeClient(app).paymentIntents.confirm(intentId, { payment_method: "pm_card_visa" });
    expect(await report()).toMatchObject({ findings: [], euros: { difference: 0, underWay: 1_700 } });
    app.clock.advance({ minutes: 61 });
    expect(await report()).toMatchObject({
      findings: [{ key: `capture:${intentId}`, problem: "missing_in_ledger" }],
      euros: { difference: 1_700 },
    });
    await reconcilePayments(app);
    expect(await report()).toMatchObject({ findings: [], euros: { difference: 0 } });
  });
});
