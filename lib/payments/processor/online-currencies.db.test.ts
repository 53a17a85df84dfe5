import { describe, expect } from "vitest";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { orderSubject } from "@/lib/payments/subject/subject";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import {
  placeByCard,
  resetEmulator,
  seedCardShop,
  seedProcessorAccount,
  settleIn,
} from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { seedShop } from "@/lib/testing/seed-shop";
import { isOnlineCurrency, minimumChargeMinor } from "./online-currency";

test.beforeAll(() => seedProcessorAccount(app, "acct_restaurant"));

const { atProcessor } = talkToProcessor(() => ({ app, api }));

let made = 0;

/** Charges, refunds a third and pays a third out, all at the processor; returns every amount as we read it. */
async function goRound(currency: string, amountMinor: number) {
  const id = `${currency.toLowerCase()}${++made}`;
  resetEmulator(app).platform = { ...DEMO_PLATFORM, settlementCurrencies: [currency.toLowerCase()] };
  const intent = await app.payments.createIntent({
    paymentId: `pay_${id}`,
    subject: orderSubject(`ord_${id}`),
    tenantId: "ten_1",
    amountMinor: amountMinor * 3,
    currency,
    methodTypes: ["card"],
    description: "Dinner",
  });
  if (!intent.ok) return intent.code;
  const { id: intentId } = intent.value;
  await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
  const paid = await app.payments.retrieveIntent(intentId);
  const refund = await app.payments.createRefund({ refundId: `ref_${id}`, intentId, amountMinor, currency });
  const transfer = await app.payments.createTransfer({
    transferId: `tra_${id}`,
    subject: orderSubject(`ord_${id}`),
    amountMinor,
    currency,
    accountId: "acct_restaurant",
  });
  if (!paid.ok || !refund.ok || !transfer.ok) throw new Error(`The processor refused ${currency}`);
  const back = { refundId: `ref_${id}`, processorTransferId: transfer.value.id, amountMinor, currency };
  expect((await app.payments.reverseTransfer(back)).ok).toBe(true);
  const atStripe = await atProcessor(`payment_intents/${intentId}`, {}, "GET");
  return {
    received: paid.value.receivedMinor,
    currency: paid.value.currency,
    refunded: refund.value.amountMinor,
    transferred: transfer.value.amountMinor,
    atStripe: atStripe.amount_received,
  };
}

describe("a payment, its refund and its payout", () => {
  test.each(Intl.supportedValuesOf("currency").filter(isOnlineCurrency))(
    "keep their amounts in %s",
    async (currency) => {
      const amountMinor = minimumChargeMinor(currency) ?? 0;
      const all = amountMinor * 3;
      expect(await goRound(currency, amountMinor)).toEqual({
        received: all,
        currency,
        refunded: amountMinor,
        transferred: amountMinor,
        atStripe: all,
      });
    },
  );

  test.each([
    ["ISK", 500, 150_000],
    ["UGX", 2000, 600_000],
    ["MGA", 10_000, 300],
    ["KWD", 1250, 3750],
    ["KRW", 1000, 3000],
  ])("keep them in %s, which Stripe counts in its own way", async (currency, amountMinor, atStripe) => {
    expect(await goRound(currency, amountMinor)).toEqual({
      received: amountMinor * 3,
      currency,
      refunded: amountMinor,
      transferred: amountMinor,
      atStripe,
    });
  });

  test.each([
    ["KWD", 1255],
    ["MGA", 1234],
  ])("in %s are refused where Stripe cannot charge the exact amount", async (currency, amountMinor) => {
    expect(await goRound(currency, amountMinor)).toBe("amount_not_exact");
  });
});

describe("the embedded processor", () => {
  test.each([
    ["isk", "550"],
    ["ugx", "1"],
    ["kwd", "1255"],
  ])("refuses in %s the amount %s", async (currency, amount) => {
    const answer = await atProcessor("payment_intents", { amount, currency });
    expect(answer.error).toMatchObject({ code: "parameter_invalid_integer" });
  });

  test("knows the minimum in its own unit", async () => {
    const answer = await atProcessor("payment_intents", { amount: "49", currency: "jpy" });
    expect(answer.error).toMatchObject({ code: "amount_too_small" });
  });
});

describe("a restaurant whose currency was never tried online", () => {
  test("takes cash only, and says so", async () => {
    const shop = await seedShop(app, { currency: "KWD", cardEnabled: true, paypalEnabled: true });
    const methods = await api("GET", `/api/public/${shop.slug}/payment-methods`);
    const offered = Object.entries(methods.body).filter(([, isOffered]) => isOffered);
    expect(offered).toEqual([["cash", true]]);
    const online = await placeByCard(api, shop);
    expect([online.status, online.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
    expect((await placeByCard(api, shop, { paymentMethod: "cash" })).status).toBe(200);
  });

  test("takes cards in one that was tried and that the platform settles", async () => {
    await settleIn(app, "EUR", "JPY");
    const shop = await seedCardShop(app, { currency: "JPY" });
    expect((await placeByCard(api, shop)).status).toBe(200);
  });
});
