import { describe, expect } from "vitest";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { balances, deliver, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { stripeClient } from "@/lib/testing/stripe-client";
import { releaseDueEscrow } from "./release-escrow";

const test = appTest.extend("settings", { scope: "file" }, { STRIPE_SETTLEMENT_CURRENCIES: "EUR,USD" });

// The setting names dollars, and the account has no bank account for them: what settles is the processor's to say.
test.beforeEach(() => {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, settlementCurrencies: ["eur"] };
});

/** An order of 17.00 dollars, released, whose payment the processor turned into 14.62 euros. */
async function seedRelease(): Promise<{ shop: SeededShop; orderId: string }> {
  const shop = await seedCardShop(app, { currency: "USD", escrowDelayHours: 1 });
  const { orderId } = await seedPaidOrder(api, shop);
  await deliver(app, api, shop, orderId);
  app.clock.advance({ hours: 2 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  return { shop, orderId };
}

const transferOf = (orderId: string) => app.db.prisma.transfer.findFirstOrThrow({ where: { orderId } });

describe("a payment that settled in another currency", () => {
  test("is passed on in that one, at the rate that it had, while the books keep what was owed", async () => {
    const { shop, orderId } = await seedRelease();
    const transfer = await transferOf(orderId);
    expect(transfer).toMatchObject({
      status: "succeeded",
      amountMinor: 1615,
      currency: "USD",
      sentMinor: Math.floor((1615 * 1462) / 1700),
      sentCurrency: "EUR",
    });
    expect(await balances(app, shop)).toEqual({ processor: 85, platform_fees: -85 });
    const atProcessor = await stripeClient(app).transfers.retrieve(transfer.processorTransferId ?? "");
    expect(atProcessor).toMatchObject({ amount: transfer.sentMinor, currency: "eur" });
  });

  test("comes back in that one, in the same part", async () => {
    const { shop, orderId } = await seedRelease();
    const admin = await seedAdmin(app);
    const refund = { orderId, amount: 8.5, reason: "Cold" };
    await api("POST", "/api/admin/escrow/refunds", { as: admin, body: refund });
    await app.jobs.drain(app);
    const { processorTransferId, sentMinor, reversedMinor } = await transferOf(orderId);
    expect(reversedMinor).toBe(850);
    const { data } = await stripeClient(app).transfers.listReversals(processorTransferId ?? "");
    expect(data.map(({ amount, currency }) => [amount, currency])).toEqual([
      [Math.floor((850 * (sentMinor ?? 0)) / 1615), "eur"],
    ]);
    expect(await balances(app, shop)).toEqual({ processor: 85, platform_fees: -85 });
  });

  test("is no difference between the ledger and the processor", async () => {
    await seedRelease();
    app.clock.advance({ hours: 3 });
    await reportReconciliation(app);
    const [report] = await app.db.prisma.reconciliationReport.findMany({ orderBy: { createdAt: "desc" } });
    expect(report?.findings).toEqual([]);
  });
});
