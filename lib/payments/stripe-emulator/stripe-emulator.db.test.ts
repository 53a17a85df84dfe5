import { describe, expect } from "vitest";
import { orderSubject } from "@/lib/payments/subject/subject";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { resetEmulator, seedProcessorAccount } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { DEMO_PLATFORM } from "./platform-account";

test.beforeAll(() => seedProcessorAccount(app, "acct_restaurant"));

const { atProcessor } = talkToProcessor(() => ({ app, api }));

let made = 0;

async function paidIntent(amountMinor: number, currency = "EUR"): Promise<string> {
  made += 1;
  const ids = { paymentId: `pay_${made}`, subject: orderSubject(`ord_${made}`), tenantId: "ten_1" };
  const intent = { ...ids, amountMinor, currency, methodTypes: ["card"], description: "Dinner" };
  const answer = await app.payments.createIntent(intent);
  if (!answer.ok) throw new Error(answer.message);
  await atProcessor(`payment_intents/${answer.value.id}/confirm`, { payment_method: "pm_card_visa" });
  return answer.value.id;
}

const transfer = (transferId: string, changes: object) =>
  app.payments.createTransfer({
    transferId,
    subject: orderSubject("ord_1"),
    amountMinor: 1000,
    currency: "EUR",
    accountId: "acct_restaurant",
    ...changes,
  });

describe("a refusal", () => {
  test("is repeated for the same key, also when its reason is gone", async () => {
    resetEmulator(app).platform = { ...DEMO_PLATFORM, settlementCurrencies: ["eur", "chf"] };
    const refused = await transfer("tra_poor", { currency: "CHF" });
    expect(refused).toMatchObject({ ok: false, code: "balance_insufficient" });
    await paidIntent(5000, "CHF");
    expect(await transfer("tra_poor", { currency: "CHF" })).toEqual(refused);
    expect(await transfer("tra_poor-2", { currency: "CHF" })).toMatchObject({ ok: true });
  });

  test("is repeated to twenty rivals with one key", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => transfer("tra_rivals", { currency: "SEK" })),
    );
    expect(new Set(answers.map((answer) => !answer.ok && answer.code))).toEqual(
      new Set(["balance_insufficient"]),
    );
  });

  test("of what it could not read leaves the key free", async () => {
    const intentId = await paidIntent(1000);
    const refund = (amount: string) =>
      atProcessor("refunds", { payment_intent: intentId, amount }, "POST", { "idempotency-key": "ref_typo" });
    expect((await refund("ten")).error).toMatchObject({ code: "parameter_invalid_integer" });
    expect(await refund("10")).toMatchObject({ object: "refund", amount: 10 });
  });

  test("of a cancellation is repeated", async () => {
    const intentId = await paidIntent(1000);
    const cancel = () =>
      atProcessor(`payment_intents/${intentId}/cancel`, {}, "POST", { "idempotency-key": "cancel_late" });
    const refused = await cancel();
    expect(refused.error).toMatchObject({ code: "payment_intent_unexpected_state" });
    await setStatus(intentId, "requires_payment_method");
    expect(await cancel()).toEqual(refused);
  });

  test("of a cancellation does not keep the gateway from canceling later, when a bank has let go of the payment", async () => {
    const intentId = await paidIntent(1000);
    expect(await app.payments.cancelIntent(intentId)).toMatchObject({ ok: false });
    await setStatus(intentId, "requires_payment_method");
    expect(await app.payments.cancelIntent(intentId)).toMatchObject({
      ok: true,
      value: { state: "canceled" },
    });
  });

  const setStatus = (id: string, status: string) =>
    app.db.prisma.$executeRaw`
      UPDATE stripe_emulator_object SET body = jsonb_set(body, '{status}', to_jsonb(${status}::text)) WHERE id = ${id}`;
});

describe("a transfer of a charge's money", () => {
  test("names the charge", async () => {
    const sourceIntentId = await paidIntent(1000);
    const sent = await transfer("tra_named", { sourceIntentId });
    const { latest_charge } = await atProcessor(`payment_intents/${sourceIntentId}`, {}, "GET");
    const kept = await atProcessor(`transfers/${sent.ok && sent.value.id}`, {}, "GET");
    expect(latest_charge).toMatch(/^ch_/);
    expect(kept.source_transaction).toBe(latest_charge);
  });

  test("is refused for more than the charge, all transfers together", async () => {
    await paidIntent(5000);
    const sourceIntentId = await paidIntent(1000);
    expect((await transfer("tra_more", { sourceIntentId, amountMinor: 1001 })).ok).toBe(false);
    const parts = await Promise.all(
      Array.from({ length: 8 }, (_, part) =>
        transfer(`tra_part${part}`, { sourceIntentId, amountMinor: 300 }),
      ),
    );
    expect(parts.filter(({ ok }) => ok)).toHaveLength(3);
  });

  test("is refused in another currency than the charge's", async () => {
    await paidIntent(5000, "USD");
    const sourceIntentId = await paidIntent(1000);
    expect((await transfer("tra_usd", { sourceIntentId, currency: "USD" })).ok).toBe(false);
  });

  test("is refused for a charge that does not exist", async () => {
    const answer = await atProcessor("transfers", {
      amount: "1000",
      currency: "eur",
      destination: "acct_restaurant",
      source_transaction: "ch_unknown",
    });
    expect(answer.error).toMatchObject({ code: "resource_missing" });
  });
});
