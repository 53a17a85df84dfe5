import fc from "fast-check";
import { expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { TRANSACTION_KINDS } from "@/lib/payments/processor/processor-transaction";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { placeByCard, resetEmulator, seedCardShop, seedDelivery } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { stripeClient, topUp } from "@/lib/testing/stripe-client";
import { listBalanceReports } from "./balance-report-store";
import { reportBalance } from "./report-balance";

const test = appTest.extend("settings", { scope: "file" }, { STRIPE_SETTLEMENT_CURRENCIES: "EUR,USD,JPY" });

let admin: { cookie: string };
let shops: SeededShop[];

test.beforeAll(async () => {
  admin = await seedAdmin(app);
  shops = [
    await seedCardShop(app, { escrowDelayHours: 1 }),
    await seedCardShop(app, { escrowDelayHours: 1, currency: "USD" }),
    await seedCardShop(app, { escrowDelayHours: 1, currency: "JPY" }),
  ];
});
// The setting names yen, and the account has no bank account for them: they settle in euros.
test.beforeEach(() => {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, settlementCurrencies: ["eur", "usd"] };
});

const emulator = () => {
  if (!app.stripeEmulator) throw new Error("The real processor is configured");
  return app.stripeEmulator;
};

type World = { orders: { orderId: string; intentId: string }[]; payouts: string[] };
type Step = { name: string; run(world: World): Promise<unknown> };

const chosen = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)];

async function pay(world: World, index: number, method: string): Promise<void> {
  const shop = chosen(shops, index);
  if (!shop) return;
  const { body } = await placeByCard(api, shop);
  const [intentId] = body.clientSecret.split("_secret_");
  await stripeClient(app).paymentIntents.confirm(intentId, { payment_method: method });
  await app.jobs.drain(app);
  world.orders.push({ orderId: body.id, intentId });
}

async function release({ orders }: World, index: number): Promise<void> {
  const order = chosen(orders, index);
  const row = order && (await app.db.prisma.order.findFirst({ where: { id: order.orderId } }));
  const shop = shops.find(({ tenantId }) => tenantId === row?.tenantId);
  if (!order || !shop || row?.status !== "pending" || row.paymentStatus !== "paid") return;
  await seedDelivery(app, shop, order.orderId);
  app.clock.advance({ minutes: 61 });
  await releaseDueEscrow(app);
  await readWhatWasLost();
}

/** What an hour brings, whether its events arrived or not. */
async function readWhatWasLost(): Promise<void> {
  await reconcilePayments(app);
  await app.jobs.drain(app);
}

async function refund({ orders }: World, index: number, amount: number): Promise<void> {
  const order = chosen(orders, index);
  if (!order) return;
  const body = { orderId: order.orderId, amount, reason: "Cold" };
  await api("POST", "/api/admin/escrow/refunds", { as: admin, body });
  await app.jobs.drain(app);
}

async function settleRefund(index: number, outcome: "succeeded" | "failed"): Promise<void> {
  const { data } = await stripeClient(app).refunds.list({ limit: 20 });
  const one = chosen(data, index);
  if (one) await emulator().settleRefund(one.id, outcome);
  await app.jobs.drain(app);
}

async function dispute({ orders }: World, index: number): Promise<void> {
  const order = chosen(orders, index);
  if (order)
    await emulator()
      .openDispute(order.intentId)
      .catch(() => null);
  await app.jobs.drain(app);
}

async function decide(index: number, outcome: "won" | "lost"): Promise<void> {
  const { data } = await stripeClient(app).disputes.list({ limit: 20 });
  const open = data.filter(({ status }) => status === "needs_response");
  const one = chosen(open, index);
  if (one) await emulator().endDispute(one.id, outcome);
  await app.jobs.drain(app);
}

const index = fc.nat(50);
const currency = fc.constantFrom("eur", "usd");

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.tuple(index, fc.constantFrom("pm_card_visa", "pm_card_visa", "pm_card_createDispute")),
    weight: 5,
  }.arbitrary.map(([at, method]) => ({
    name: `pay ${at} by ${method}`,
    run: (world: World) => pay(world, at, method),
  })),
  index.map((at) => ({ name: `release ${at}`, run: (world: World) => release(world, at) })),
  fc.tuple(index, fc.constantFrom(1, 3, 17)).map(([at, amount]) => ({
    name: `refund ${amount} of ${at}`,
    run: (world: World) => refund(world, at, amount),
  })),
  fc.tuple(index, fc.constantFrom("succeeded" as const, "failed" as const)).map(([at, outcome]) => ({
    name: `refund ${at} ${outcome}`,
    run: () => settleRefund(at, outcome),
  })),
  fc.constantFrom("succeeded" as const, "failed" as const, "held" as const).map((outcome) => ({
    name: `refunds ${outcome} from now on`,
    run: async () => {
      emulator().controls.refunds = outcome;
    },
  })),
  index.map((at) => ({ name: `dispute ${at}`, run: (world: World) => dispute(world, at) })),
  fc.tuple(index, fc.constantFrom("won" as const, "lost" as const)).map(([at, outcome]) => ({
    name: `dispute ${at} ${outcome}`,
    run: () => decide(at, outcome),
  })),
  fc.tuple(currency, fc.integer({ min: 1, max: 900 })).map(([unit, amount]) => ({
    name: `pay out ${amount} ${unit}`,
    run: async (world: World) => {
      const made = await stripeClient(app)
        .payouts.create({ amount, currency: unit })
        .catch(() => null);
      if (made) world.payouts.push(made.id);
    },
  })),
  index.map((at) => ({
    name: `payout ${at} is sent back`,
    run: async ({ payouts }: World) => {
      const one = chosen(payouts, at);
      if (one) await emulator().failPayout(one);
    },
  })),
  fc.constant({ name: "everything available is paid out", run: () => emulator().payOutAll() }),
  fc.tuple(currency, fc.integer({ min: 1, max: 50_000 })).map(([unit, amount]) => ({
    name: `top up ${amount} ${unit}`,
    run: () => topUp(app, { amount, currency: unit }),
  })),
  fc.boolean().map((hold) => ({
    name: hold ? "events are lost" : "events arrive",
    run: async () => {
      emulator().controls.holdEvents = hold;
    },
  })),
  fc.constantFrom(1, 20).map((hours) => ({
    name: `${hours} hours pass, and what was lost is read`,
    run: async () => {
      app.clock.advance({ hours });
      await readWhatWasLost();
    },
  })),
);

async function checkBalance(): Promise<void> {
  await reportBalance(app);
  const [report] = await listBalanceReports(app.db.prisma, 1);
  expect(report?.findings).toEqual([]);
  for (const line of report?.currencies ?? []) {
    const { ledger, conversion, fees, payouts, topups, adjustments, underWay, available, pending } = line;
    expect([line.currency, line.difference]).toEqual([line.currency, 0]);
    const way = ledger + conversion + fees + payouts + topups + adjustments + underWay;
    expect([line.currency, way]).toEqual([line.currency, available + pending]);
  }
}

/** Each act at least once, in an order in which it has an effect; the fourth order is disputed at once. */
async function firstEvening(world: World): Promise<void> {
  const { controls } = emulator();
  const refunds = (outcome: typeof controls.refunds) => async () => {
    controls.refunds = outcome;
  };
  const steps: (() => Promise<unknown>)[] = [
    ...[0, 1, 2].map((shop) => () => pay(world, shop, "pm_card_visa")),
    () => pay(world, 0, "pm_card_createDispute"),
    () => decide(0, "won"),
    ...[0, 1, 2].map((at) => () => release(world, at)),
    ...[0, 1, 2].map((at) => () => refund(world, at, 3)),
    () => settleRefund(0, "failed"),
    refunds("held"),
    () => pay(world, 0, "pm_card_visa"),
    () => refund(world, 4, 5),
    () => settleRefund(0, "failed"),
    refunds("succeeded"),
    () => dispute(world, 4),
    () => decide(0, "lost"),
    async () =>
      world.payouts.push((await stripeClient(app).payouts.create({ amount: 500, currency: "usd" })).id),
    () => emulator().failPayout(world.payouts[0] ?? ""),
    () => emulator().payOutAll(),
    () => topUp(app, { amount: 500_000, currency: "eur" }),
  ];
  for (const step of steps) {
    await step();
    await checkBalance();
  }
  const kinds = await app.db.prisma.processorTransaction.groupBy({ by: ["kind"], _count: true });
  const seen = new Set(kinds.map(({ kind }) => kind));
  expect(TRANSACTION_KINDS.filter((kind) => !seen.has(kind))).toEqual(["fee", "adjustment"]);
}

test("after anything that moves money, in two currencies and a converted one, the books lead to the balance", async () => {
  await firstEvening({ orders: [], payouts: [] });
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 6, maxLength: 14 }), async (steps) => {
      resetEmulator(app).platform = { ...DEMO_PLATFORM, settlementCurrencies: ["eur", "usd"] };
      const world: World = { orders: [], payouts: [] };
      for (const shop of shops.keys()) await pay(world, shop, "pm_card_visa");
      for (const step of steps) {
        await step.run(world);
        await checkBalance();
      }
    }),
    { numRuns: cases(6), seed: 20_261_125, endOnFailure: true },
  );
}, 600_000);
