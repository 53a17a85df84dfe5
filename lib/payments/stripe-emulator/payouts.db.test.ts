import type Stripe from "stripe";
import { describe, expect } from "vitest";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { resetEmulator } from "@/lib/testing/online-payments";
import { chargeAtProcessor, heldAtProcessor, stripeClient } from "@/lib/testing/stripe-client";
import { asTableOwner } from "@/lib/testing/test-database";
import { DEMO_PLATFORM } from "./platform-account";

let stripe: Stripe;

test.beforeAll(async () => {
  stripe = stripeClient(app);
});
test.beforeEach(async () => {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, hasCapital: false };
  await asTableOwner("TRUNCATE stripe_emulator_transaction, stripe_emulator_balance");
});

const charge = (amount: number, currency = "eur") => chargeAtProcessor(app, { amount, currency });
const held = (currency = "eur") => heldAtProcessor(app, currency);

async function typesOf(source: string): Promise<string[]> {
  const { data } = await stripe.balanceTransactions.list({ source });
  return data.map(({ type }) => type);
}

describe("a payout", () => {
  test("needs available money, and is back when it is canceled or fails", async () => {
    await charge(10_000);
    const payOut = (amount: number) => stripe.payouts.create({ amount, currency: "eur" });
    await expect(payOut(9_826)).rejects.toMatchObject({ code: "balance_insufficient" });
    const first = await payOut(5_000);
    await stripe.payouts.cancel(first.id);
    const second = await payOut(5_000);
    await app.stripeEmulator?.failPayout(second.id);
    await app.stripeEmulator?.failPayout(second.id);
    expect((await held()).available).toBe(9_825);
    expect(await typesOf(first.id)).toEqual(["payout_cancel", "payout"]);
    expect(await typesOf(second.id)).toEqual(["payout_failure", "payout"]);
  });

  test("by itself takes all that is available, and tells what went out with it", async () => {
    const { id } = await charge(10_000);
    await charge(5_000, "usd");
    await app.stripeEmulator?.payOutAll();
    expect([await held("eur"), await held("usd")]).toEqual([
      { available: 0, pending: 0 },
      { available: 0, pending: 0 },
    ]);
    const { data } = await stripe.payouts.list();
    const inEuros = data.find(({ currency }) => currency === "eur");
    expect(inEuros).toMatchObject({ automatic: true, amount: 9_825 });
    const sent = await stripe.balanceTransactions.list({ payout: inEuros?.id ?? "" });
    expect(sent.data.map(({ source }) => source)).toContain(id);
  });
});

describe("the list of transactions", () => {
  test("is read in pages from both ends, newest first, with what they are about", async () => {
    const charges: Stripe.Charge[] = [];
    for (const amount of [1_000, 2_000, 3_000, 4_000]) {
      app.clock.advance({ minutes: 1 });
      charges.push(await charge(amount));
    }
    const newest = charges.map(({ id }) => id).reverse();
    const read: string[] = [];
    for await (const { source } of stripe.balanceTransactions.list({ limit: 1 })) read.push(String(source));
    expect(read).toEqual(newest);
    const [first] = charges;
    const oldest = first?.balance_transaction as Stripe.BalanceTransaction | undefined;
    const forward = await stripe.balanceTransactions.list({ ending_before: oldest?.id ?? "", limit: 2 });
    expect([forward.data.map(({ source }) => source), forward.has_more]).toEqual([newest.slice(1, 3), true]);
    const until = first?.created ?? 0;
    const early = { created: { gte: until, lt: until + 60 }, expand: ["data.source"] };
    const { data } = await stripe.balanceTransactions.list(early);
    expect(data.map(({ source }) => source)).toMatchObject([
      { object: "charge", id: first?.id, payment_intent: first?.payment_intent, amount: 1_000 },
    ]);
  });

  test("repeats the answer of a key without a second transaction", async () => {
    await charge(10_000);
    const options = { idempotencyKey: "payout-once" };
    const twice = await Promise.all(
      [1, 2].map(() => stripe.payouts.create({ amount: 1_000, currency: "eur" }, options)),
    );
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect((await held()).available).toBe(8_825);
  });
});
