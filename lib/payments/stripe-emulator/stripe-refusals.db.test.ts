import { describe, expect } from "vitest";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { talkToProcessor } from "@/lib/testing/processor-talk";

const { atProcessor } = talkToProcessor(() => ({ app, api }));

const TRANSFERS = { "capabilities[transfers][requested]": "true" };
const CARDS = { "capabilities[card_payments][requested]": "true" };
const RECIPIENT = { "tos_acceptance[service_agreement]": "recipient" };
const openAccount = (country: string, asked: Record<string, string>) =>
  atProcessor("accounts", { country, ...asked });

describe("an account is refused", () => {
  test.each(["IT", "JM"])("with transfers alone in %s, before its country is looked at", async (country) => {
    const { error } = await openAccount(country, TRANSFERS);
    expect(error).toEqual({
      type: "invalid_request_error",
      message:
        "Your platform needs approval for accounts to have requested the `transfers` capability without the " +
        "`card_payments` capability. If you would like to request transfers without card_payments, please contact us " +
        "via https://support.stripe.com/contact.",
    });
    controls.platform = { ...controls.platform, approvedForTransfersOnly: true };
    expect((await openAccount("IT", TRANSFERS)).capabilities).toEqual({ transfers: "inactive" });
  });

  test("with card payments alone", async () => {
    const { error } = await openAccount("IT", CARDS);
    expect(error.message).toMatch(/^Accounts do not currently support `card_payments` without `transfers`\./);
  });

  test("in a country where Stripe has no accounts", async () => {
    const { error } = await openAccount("SA", { ...TRANSFERS, ...CARDS });
    expect(error).toMatchObject({
      code: "country_unsupported",
      message: "SA is not currently supported by Stripe.",
    });
  });

  test.each([
    ["IT", "IT"],
    ["IT", "US"],
    ["GB", "FR"],
    ["US", "US"],
    ["US", "DE"],
  ])("as a recipient of a platform in %s, in %s", async (platform, country) => {
    controls.platform = { ...controls.platform, country: platform, approvedForTransfersOnly: true };
    const { error } = await openAccount(country, { ...TRANSFERS, ...RECIPIENT });
    expect(error.message).toBe(
      `The recipient ToS agreement is not supported for platforms in ${platform} creating accounts in ${country}. ` +
        "See https://stripe.com/docs/connect/cross-border-payouts for more details.",
    );
  });

  test("as a recipient with card payments", async () => {
    controls.platform = { ...controls.platform, country: "US", approvedForTransfersOnly: true };
    const { error } = await openAccount("AU", { ...TRANSFERS, ...CARDS, ...RECIPIENT });
    expect(error.message).toContain("`card_payments`");
    expect((await openAccount("AU", { ...TRANSFERS, ...RECIPIENT })).tos_acceptance).toEqual({
      service_agreement: "recipient",
    });
  });
});

describe("a transfer is refused", () => {
  const send = async (destination: string) =>
    (await atProcessor("transfers", { amount: "100", currency: "eur", destination })).error;
  const verified = async (country: string, asked = { ...TRANSFERS, ...CARDS }) => {
    const { id } = await openAccount(country, asked);
    await app.stripeEmulator?.setAccount(id, "active");
    return id as string;
  };
  const abroad = (platform: string) => {
    controls.platform = { ...controls.platform, country: platform, approvedForTransfersOnly: true };
  };

  test("to nobody", async () => {
    expect(await send("acct_nobody")).toMatchObject({
      code: "resource_missing",
      param: "destination",
      message: "No such destination: 'acct_nobody'",
    });
  });

  test("to an account whose transfers are not active", async () => {
    const { id } = await openAccount("IT", { ...TRANSFERS, ...CARDS });
    expect(await send(id)).toMatchObject({
      code: "insufficient_capabilities_for_transfer",
      message:
        "Your destination account needs to have at least one of the following capabilities enabled: transfers, " +
        "crypto_transfers, legacy_payments",
    });
  });

  test.each([
    [
      "HK",
      "US",
      /^Funds can't be sent to accounts located in US because it's restricted outside of your platform's/,
    ],
    [
      "IT",
      "AU",
      /^Funds can't be sent to accounts located in AU when the account is under the `full` service/,
    ],
  ])("from a platform in %s to an account in %s", async (platform, country, message) => {
    const id = await verified(country);
    abroad(platform);
    expect((await send(id)).message).toMatch(message);
  });

  test("to a recipient abroad", async () => {
    abroad("US");
    const id = await verified("AU", { ...TRANSFERS, ...RECIPIENT } as never);
    expect((await send(id)).message).toMatch(/under the `recipient` service agreement\./);
  });

  test("for no other reason across the border that the platform may cross", async () => {
    expect(await send(await verified("US"))).toMatchObject({ code: "balance_insufficient" });
  });
});

describe("an intent is refused", () => {
  const ask = (amount: number, currency: string, ...types: string[]) =>
    atProcessor("payment_intents", {
      amount: String(amount),
      currency,
      ...Object.fromEntries(types.map((type, index) => [`allowed_payment_method_types[${index}]`, type])),
    });

  test.each([
    ["satispay", "usd"],
    ["klarna", "usd"],
    ["bancontact", "gbp"],
    ["paypal", "huf"],
  ])("by %s alone in %s", async (type, currency) => {
    expect((await ask(50_000, currency, type)).error.message).toMatch(
      /^No valid payment method types for this Payment Intent\. Please ensure that you have activated/,
    );
    expect((await ask(50_000, currency, type, "card")).payment_method_types).toEqual(["card"]);
  });

  test("by a method that is switched off, or that the amount is too large for", async () => {
    controls.methodTypes = ["card"];
    expect((await ask(1000, "eur", "ideal")).error.message).toMatch(/^No valid payment method types/);
    controls.methodTypes = ["card", "klarna"];
    expect((await ask(1_000_001, "eur", "klarna")).error.message).toMatch(/^No valid payment method types/);
    expect((await ask(1_000_001, "eur", "klarna", "card")).payment_method_types).toEqual(["card"]);
  });

  test.each([
    ["eur", 49, "Amount must be at least €0.50 eur"],
    ["usd", 1, "Amount must be at least $0.50 usd"],
    ["chf", 49, "Amount must convert to at least 50 cents."],
  ])("in %s for %i", async (currency, amount, message) => {
    expect((await ask(amount, currency, "card")).error).toMatchObject({ code: "amount_too_small", message });
  });

  test("in forints for less than the published amount, where they are settled", async () => {
    controls.platform = { ...controls.platform, settlementCurrencies: ["huf"] };
    expect((await ask(17_499, "huf", "card")).error.message).toBe("Amount must be at least 175.00 Ft huf");
  });

  test.each([
    [
      "TRATTORIA DA LUIGI",
      "The statement descriptor must be at most 22 characters. BAZAR* TRATTORIA DA LUIGI is 25 characters long.",
    ],
    ["1912", "The statement descriptor must contain at least one alphabetic character."],
    ['LUIGI "S"', "The statement descriptor contains characters that are not allowed."],
    ["寿司 SUSHI", "The statement descriptor contains characters that are not allowed."],
  ])("with %s on card statements", async (suffix, message) => {
    const asked = { amount: "1000", currency: "eur", statement_descriptor_suffix: suffix };
    expect((await atProcessor("payment_intents", asked)).error).toMatchObject({ message });
  });

  test("for more than eight digits", async () => {
    const { error } = await ask(100_000_000, "eur", "card");
    expect(error).toMatchObject({
      code: "amount_too_large",
      message: "Amount must be no more than €999,999.99",
    });
  });
});

test("the platform's account tells where it is and what it keeps", async () => {
  expect(await app.payments.accounts.retrievePlatform()).toEqual({
    ok: true,
    value: { country: "IT", settlementCurrencies: ["EUR", "USD"], statementPrefix: "BAZAR" },
  });
});
