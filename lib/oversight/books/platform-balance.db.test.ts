import { describe, expect } from "vitest";
import { getFleet } from "@/lib/oversight/fleet/get-fleet";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { readProcessorTransactions } from "@/lib/payments/platform-balance/read-processor-transactions";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { deliver, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { chargeAtProcessor } from "@/lib/testing/stripe-client";
import { forge } from "@/lib/testing/test-database";
import type { PlatformBalanceWire } from "./platform-balance-contract";

const EUROS = { ...DEMO_PLATFORM, settlementCurrencies: ["eur"] };

let admin: { cookie: string };
let shop: SeededShop;

test.beforeAll(async () => {
  admin = await seedAdmin(app);
  shop = await seedCardShop(app, { escrowDelayHours: 1 });
});
test.beforeEach(() => {
  resetEmulator(app).platform = EUROS;
});

async function balance(): Promise<PlatformBalanceWire> {
  const { status, body } = await api("GET", "/api/admin/balance", { as: admin });
  expect(status).toBe(200);
  return body as PlatformBalanceWire;
}

async function checkNow(): Promise<void> {
  expect((await api("POST", "/api/admin/balance/checks", { as: admin })).body).toEqual({ asked: true });
  await app.jobs.drain(app);
}

describe("the platform's balance", () => {
  test("is nothing before it was looked at", async () => {
    expect(await balance()).toMatchObject({
      checkedAt: null,
      comparedAt: null,
      readUntil: null,
      payoutInterval: null,
      alarms: [],
      currencies: [],
      findings: [],
      reports: [],
    });
  });

  test("tells what there is and what is owed, and leads from the books to the balance", async () => {
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    await seedPaidOrder(api, shop);
    await checkNow();
    const { currencies, payoutInterval, reports, comparedAt } = await balance();
    expect(payoutInterval).toBe("manual");
    expect(reports).toEqual([{ at: comparedAt, differences: [], findings: 0 }]);
    // 10,000.00 of its own, 17.00 held, and 0.85 of the order that was paid out; 0.51 went for each payment.
    expect(currencies).toEqual([
      {
        currency: "EUR",
        available: 10_016.83,
        pending: 0,
        owed: { escrow: 17, giftCards: 0, refundsDue: 0, payouts: 0, total: 17 },
        needed: 17,
        free: 9_999.83,
        way: {
          ledger: 17.85,
          conversion: 0,
          fees: -1.02,
          payouts: 0,
          topups: 10_000,
          adjustments: 0,
          underWay: 0,
          difference: 0,
        },
        period: { platformFees: 0.85, processorFees: 1.02, net: -0.17 },
      },
    ]);
    const { body } = await api("GET", `/api/admin/orders/${orderId}/books`, { as: admin });
    expect(body).toMatchObject({ fee: 0.85, processorFees: [{ currency: "EUR", amount: 0.51 }], net: 0.34 });
  });

  test("names what differs and whose it is, and the overview leads there", async () => {
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await readProcessorTransactions(app);
    await forge(`
      UPDATE ledger_entry e SET amount_minor = amount_minor + 200 FROM ledger_transaction t
       WHERE t.unique_key = 'capture:${intentId}' AND e.tenant_id = t.tenant_id AND e.transaction_id = t.id
         AND e.account = 'processor'`);
    const { payment_intent: stranger } = await chargeAtProcessor(app, { amount: 4_200, currency: "eur" });
    const { controls } = app.stripeEmulator ?? {};
    if (controls) controls.platform = { ...EUROS, payoutInterval: "daily" };
    app.clock.advance({ hours: 2 });
    await checkNow();
    const { findings, alarms, reports } = await balance();
    expect(findings).toHaveLength(2);
    expect(findings).toContainEqual(
      expect.objectContaining({
        key: `capture:${intentId}`,
        problem: "amount_differs",
        ledger: 19,
        processor: 17,
        orderId,
        restaurant: { slug: shop.slug, name: expect.any(String) },
      }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ key: `capture:${stranger}`, problem: "missing_in_ledger", restaurant: null }),
    );
    expect(reports[0]).toMatchObject({ differences: [{ currency: "EUR", amount: 40 }], findings: 2 });
    expect(alarms.map(({ kind }) => kind)).toEqual(["automatic_payouts", "balance_difference"]);
    const { attention } = await getFleet(app);
    const kinds = attention.map(({ kind }) => kind).filter((kind) => kind !== "unseen_order");
    expect(kinds.slice(0, 2)).toEqual(["automatic_payouts", "balance_difference"]);
  });
});
