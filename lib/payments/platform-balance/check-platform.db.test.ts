import { describe, expect } from "vitest";
import { DEMO_PLATFORM, type EmulatorPlatform } from "@/lib/payments/stripe-emulator/platform-account";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { stripeClient } from "@/lib/testing/stripe-client";
import { findState, listAlarms } from "./balance-report-store";
import { checkPlatform } from "./check-platform";
import { readOwed } from "./platform-money-store";

test.beforeAll(() => seedAdmin(app));
test.beforeEach(async () => {
  setUp({});
  app.clock.advance({ days: 1 });
  await app.db.prisma.email.deleteMany();
});

function setUp(changes: Partial<EmulatorPlatform>): void {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, ...changes };
}

const alarms = () => listAlarms(app.db.prisma);
const emails = () => app.db.prisma.email.findMany({ where: { template: "platform-alarm" } });

describe("automatic payouts", () => {
  test.each(["daily", "weekly", "monthly"] as const)(
    "(%s) are an alarm until they are off",
    async (interval) => {
      setUp({ payoutInterval: interval });
      await checkPlatform(app);
      expect(await alarms()).toMatchObject([{ kind: "automatic_payouts", detail: { interval } }]);
      setUp({});
      await checkPlatform(app);
      expect(await alarms()).toEqual([]);
    },
  );

  test("are written about once a day to each super-admin, until they are off", async () => {
    const admins = await app.db.prisma.user.count({ where: { role: "superadmin" } });
    setUp({ payoutInterval: "daily" });
    for (let run = 0; run < 3; run++) await checkPlatform(app);
    const today = await emails();
    expect(today).toHaveLength(admins);
    expect(today[0]?.props).toMatchObject({ kind: "automatic_payouts", amounts: [] });
    app.clock.advance({ days: 1 });
    await checkPlatform(app);
    expect(await emails()).toHaveLength(2 * admins);
    const [{ since } = { since: null }] = await alarms();
    expect(since?.getTime()).toBeLessThan(app.clock.now().getTime());
    setUp({});
    app.clock.advance({ days: 1 });
    await checkPlatform(app);
    expect(await emails()).toHaveLength(2 * admins);
  });
});

describe("the available balance", () => {
  test("is an alarm when it is less than what is owed, and none once there is enough", async () => {
    const shop = await seedCardShop(app, {});
    await seedPaidOrder(api, shop);
    const stripe = stripeClient(app);
    const { available } = await stripe.balance.retrieve();
    const held = available.find(({ currency }) => currency === "eur")?.amount ?? 0;
    const [owed] = await readOwed(app.db);
    const escrow = owed?.escrowMinor ?? 0;
    expect(escrow).toBeGreaterThanOrEqual(1_700);
    const payout = await stripe.payouts.create({ amount: held - escrow, currency: "eur" });
    await checkPlatform(app);
    expect(await alarms()).toEqual([]);
    await stripe.payouts.create({ amount: 1, currency: "eur" });
    await checkPlatform(app);
    expect(await alarms()).toMatchObject([
      {
        kind: "balance_short",
        detail: { short: [{ currency: "EUR", available: escrow - 1, needed: escrow }] },
      },
    ]);
    const [email] = await emails();
    expect(email?.props).toMatchObject({
      kind: "balance_short",
      amounts: [{ currency: "EUR", amountMinor: escrow - 1, neededMinor: escrow }],
    });
    await stripe.payouts.cancel(payout.id);
    await checkPlatform(app);
    expect(await alarms()).toEqual([]);
  });

  test("need not cover held money that is pending with its own payment", async () => {
    setUp({ settlementDays: 7 });
    const shop = await seedCardShop(app, { currency: "USD" });
    await seedPaidOrder(api, shop);
    await checkPlatform(app);
    expect(await alarms()).toEqual([]);
    const state = await findState(app.db.prisma);
    const dollars = state?.state.coverage.find(({ currency }) => currency === "USD");
    expect(dollars).toMatchObject({ owed: 1_700, pending: 1_700 - 49 - 30 });
    expect(dollars?.needed).toBe(1_700 - (dollars?.pending ?? 0));
  });

  test("does not count what one restaurant owes against what another is owed", async () => {
    const [creditor, debtor] = [
      await seedCardShop(app, { currency: "SEK" }),
      await seedCardShop(app, { currency: "SEK" }),
    ];
    const book = (tenantId: string, id: string, minor: number) =>
      app.db.pool.query(
        `WITH t AS (INSERT INTO ledger_transaction (tenant_id, id, kind, unique_key, created_at) VALUES ($1, $2, 'dispute', $2, now()))
         INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, amount_minor, currency)
         VALUES ($1, $2, 0, 'restaurant', $3, 'SEK'), ($1, $2, 1, 'escrow', 0 - $3::int, 'SEK')`,
        [tenantId, id, minor],
      );
    await book(creditor.tenantId, "ltx_credit", -900);
    await book(debtor.tenantId, "ltx_debt", 400);
    const owed = (await readOwed(app.db)).find(({ currency }) => currency === "SEK");
    expect(owed).toMatchObject({ payoutsMinor: 900 });
  });
});

describe("a card that the restaurant sold itself", () => {
  test("is the restaurant's debt, and not owed by the platform", async () => {
    const shop = await seedCardShop(app, { currency: "NOK" });
    const body = { amount: 500 };
    expect((await api("POST", `/api/tenant/${shop.slug}/gift-cards`, { as: shop.owner, body })).status).toBe(
      200,
    );
    const owed = (await readOwed(app.db)).find(({ currency }) => currency === "NOK");
    expect(owed).toMatchObject({ giftCardsMinor: 0, payoutsMinor: 0 });
  });
});

test("a processor that does not answer is asked again, and nothing is forgotten meanwhile", async () => {
  setUp({ payoutInterval: "daily" });
  await checkPlatform(app);
  const { controls } = app.stripeEmulator ?? {};
  controls?.faults.push({ operation: "accounts.retrieveCurrent", when: "before", kind: "error", times: 4 });
  await expect(checkPlatform(app)).rejects.toMatchObject({ code: "PROCESSOR_UNAVAILABLE" });
  expect((await alarms()).map(({ kind }) => kind)).toContain("automatic_payouts");
});
