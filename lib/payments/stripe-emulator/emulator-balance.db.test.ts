import type Stripe from "stripe";
import { describe, expect } from "vitest";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { resetEmulator, seedProcessorAccount } from "@/lib/testing/online-payments";
import { chargeAtProcessor, heldAtProcessor, stripeClient } from "@/lib/testing/stripe-client";
import { asTableOwner } from "@/lib/testing/test-database";
import { DEMO_PLATFORM, type EmulatorPlatform } from "./platform-account";

let stripe: Stripe;

test.beforeAll(async () => {
  await seedProcessorAccount(app, "acct_restaurant");
  stripe = stripeClient(app);
});
test.beforeEach(async () => {
  setUp({ hasCapital: false });
  await asTableOwner("TRUNCATE stripe_emulator_transaction, stripe_emulator_balance");
});

function setUp(changes: Partial<EmulatorPlatform>): void {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, ...changes };
}

const charge = (amount: number, currency = "eur", method?: string) =>
  chargeAtProcessor(app, { amount, currency, method });
const held = (currency = "eur") => heldAtProcessor(app, currency);

async function movesOf(source: string) {
  const { data } = await stripe.balanceTransactions.list({ source });
  return data.map(({ type, reporting_category: category, amount, fee, net, currency }) => ({
    type,
    category,
    amount,
    fee,
    net,
    currency,
  }));
}

const transfer = (amount: number, changes: Partial<Stripe.TransferCreateParams> = {}) =>
  stripe.transfers.create({ amount, currency: "eur", destination: "acct_restaurant", ...changes });

const refused = (call: Promise<unknown>) =>
  call.then(
    () => "was done",
    (error: Stripe.errors.StripeError) => [error.code, error.message],
  );

describe("a payment", () => {
  test("is in the balance less its fee, with a transaction that says so", async () => {
    const { balance_transaction: transaction } = await charge(10_000);
    expect(transaction).toMatchObject({
      object: "balance_transaction",
      type: "charge",
      reporting_category: "charge",
      amount: 10_000,
      fee: 175,
      net: 9_825,
      currency: "eur",
      exchange_rate: null,
      status: "available",
    });
    expect(await held()).toEqual({ available: 9_825, pending: 0 });
  });

  test("by another method than a card is called a payment", async () => {
    const { id } = await charge(1_000, "eur", "pm_satispay");
    expect(await movesOf(id)).toMatchObject([{ type: "payment", category: "charge" }]);
  });

  test("is pending until it has arrived", async () => {
    setUp({ hasCapital: false, settlementDays: 2 });
    const { id } = await charge(10_000);
    expect(await held()).toEqual({ available: 0, pending: 9_825 });
    app.clock.advance({ days: 2 });
    expect(await held()).toEqual({ available: 9_825, pending: 0 });
    const [transaction] = (await stripe.balanceTransactions.list({ source: id })).data;
    expect(transaction?.status).toBe("available");
  });

  test("is converted where the account has no bank account in its currency, for a further fee", async () => {
    setUp({ hasCapital: false, settlementCurrencies: ["eur", "usd"] });
    const { balance_transaction: transaction } = await charge(10_000, "jpy");
    expect(transaction).toMatchObject({ amount: 5_700, currency: "eur", exchange_rate: 0.0057 });
    const { fee, fee_details: details } = transaction as Stripe.BalanceTransaction;
    expect(details.map(({ amount, description }) => [amount, description])).toEqual([
      [111, "Stripe processing fees"],
      [114, "Stripe currency conversion fee"],
    ]);
    expect([await held("jpy"), await held("eur")]).toEqual([
      { available: 0, pending: 0 },
      { available: 5_700 - fee, pending: 0 },
    ]);
  });

  test("finds the platform's own money there, put in before the first in its currency", async () => {
    setUp({});
    await Promise.all([charge(10_000), charge(10_000), charge(10_000)]);
    const { data } = await stripe.balanceTransactions.list({ type: "topup" });
    expect(data.map(({ amount, currency }) => [amount, currency])).toEqual([[1_000_000, "eur"]]);
    expect((await held()).available).toBe(1_000_000 + 3 * 9_825);
  });
});

describe("a refund", () => {
  test("leaves the processor its fee, and comes back when the bank cannot take it", async () => {
    const { payment_intent: intent } = await charge(10_000);
    await charge(10_000);
    const refund = await stripe.refunds.create({ payment_intent: String(intent), amount: 4_000 });
    expect(await held()).toEqual({ available: 2 * 9_825 - 4_000, pending: 0 });
    await app.stripeEmulator?.settleRefund(refund.id, "failed");
    expect(await held()).toEqual({ available: 2 * 9_825, pending: 0 });
    expect(await movesOf(refund.id)).toMatchObject([
      { category: "refund_failure", amount: 4_000, fee: 0 },
      { category: "refund", amount: -4_000, fee: 0 },
    ]);
  });

  test("to a card waits for the balance, and is paid once that suffices", async () => {
    const { payment_intent: intent } = await charge(10_000);
    const refund = await stripe.refunds.create({ payment_intent: String(intent) });
    expect(refund).toMatchObject({ status: "pending", pending_reason: "insufficient_funds" });
    expect(await movesOf(refund.id)).toEqual([]);
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe("pending");
    await stripe.topups.create({ amount: 175, currency: "eur", description: "Own money" });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: "succeeded" });
    expect(await held()).toEqual({ available: 0, pending: 0 });
  });

  test("to a card is not paid with pending money", async () => {
    setUp({ hasCapital: false, settlementDays: 2 });
    const { payment_intent: intent } = await charge(10_000);
    const refund = await stripe.refunds.create({ payment_intent: String(intent), amount: 1_000 });
    expect(refund.status).toBe("pending");
    app.clock.advance({ days: 2 });
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  });

  test("by any other method fails for want of balance", async () => {
    const { payment_intent: intent } = await charge(10_000, "eur", "pm_paypal");
    const refund = await stripe.refunds.create({ payment_intent: String(intent) });
    expect(refund).toMatchObject({ status: "failed", failure_reason: "insufficient_funds" });
    expect(await held()).toEqual({ available: 9_825, pending: 0 });
  });
});

describe("a dispute", () => {
  test("takes the payment and a fee, and gives back the payment alone when it is won", async () => {
    const { payment_intent: intent } = await charge(10_000);
    const id = (await app.stripeEmulator?.openDispute(String(intent))) ?? "";
    expect(await held()).toEqual({ available: 9_825 - 10_000 - 2_000, pending: 0 });
    await app.stripeEmulator?.endDispute(id, "won");
    expect(await movesOf(id)).toMatchObject([
      { type: "adjustment", category: "dispute_reversal", amount: 10_000, fee: 0 },
      { type: "adjustment", category: "dispute", amount: -10_000, fee: 2_000 },
    ]);
    const { balance_transactions: moves } = await stripe.disputes.retrieve(id);
    expect(moves.map(({ net }) => net)).toEqual([-12_000, 10_000]);
  });
});

describe("a transfer", () => {
  test("needs available money, to the cent", async () => {
    await charge(10_000);
    const [code, message] = await refused(transfer(9_826));
    expect(code).toBe("balance_insufficient");
    expect(message).toMatch(/^You have insufficient available funds in your Stripe account\./);
    const sent = await transfer(9_825);
    expect(await movesOf(sent.id)).toMatchObject([{ type: "transfer", amount: -9_825 }]);
    expect(await held()).toEqual({ available: 0, pending: 0 });
  });

  test("of twenty rivals goes out as often as there is money for it", async () => {
    await charge(10_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refused(transfer(2_000))));
    expect(answers.filter((answer) => answer === "was done")).toHaveLength(4);
    expect((await held()).available).toBe(1_825);
  });

  test("with its charge needs none, and leaves when the charge arrives", async () => {
    setUp({ hasCapital: false, settlementDays: 2 });
    const { id } = await charge(10_000);
    await transfer(9_500, { source_transaction: id });
    expect(await held()).toEqual({ available: 0, pending: 325 });
  });

  test("has to be in the currency that its charge settled in", async () => {
    setUp({ hasCapital: false, settlementCurrencies: ["eur"] });
    const { id } = await charge(10_000, "usd");
    expect(await refused(transfer(1_000, { currency: "usd", source_transaction: id }))).toEqual([
      undefined,
      "The currency of source_transaction's balance transaction (eur) must be the same as the transfer currency (usd)",
    ]);
    await transfer(1_000, { source_transaction: id });
  });

  test("passes on no more than its charge, all together", async () => {
    const { id } = await charge(1_000);
    expect(await refused(transfer(1_001, { source_transaction: id }))).toEqual([
      undefined,
      "Transfers using this transaction as a source must not exceed the source amount of €10.00.",
    ]);
    await transfer(300, { source_transaction: id });
    expect(await refused(transfer(701, { source_transaction: id }))).toEqual([
      undefined,
      "Transfers using this transaction as a source must not exceed the source amount of €10.00. (There is already a transfer using this source, amounting to €3.00.)",
    ]);
  });

  test("comes back with a reversal", async () => {
    const { id } = await charge(10_000);
    const sent = await transfer(9_500, { source_transaction: id });
    const back = await stripe.transfers.createReversal(sent.id, { amount: 500 });
    expect(await movesOf(back.id)).toMatchObject([
      { type: "transfer_refund", category: "transfer_reversal", amount: 500 },
    ]);
    expect((await held()).available).toBe(9_825 - 9_500 + 500);
  });
});
