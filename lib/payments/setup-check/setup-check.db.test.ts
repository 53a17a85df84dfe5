import Stripe from "stripe";
import { describe, expect } from "vitest";
import { CONNECTED_EVENTS, OWN_EVENTS } from "@/lib/payments/processor-events/processor-event-name";
import { DEMO_PLATFORM, type EmulatorPlatform } from "@/lib/payments/stripe-emulator/platform-account";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { resetEmulator } from "@/lib/testing/online-payments";
import { stripeClient } from "@/lib/testing/stripe-client";
import { findingLines, isReady } from "./setup-finding";
import { setupFindings } from "./setup-findings";
import type { OwnSettings } from "./stripe-setup";
import { readStripeSetup } from "./stripe-setup-gateway";

const PUBLIC_URL = "https://bazar.eat";
const WEBHOOKS = `${PUBLIC_URL}/api/webhooks/stripe`;

let stripe: Stripe;

test.beforeAll(async () => {
  stripe = stripeClient(app);
});
test.beforeEach(async () => {
  setUp({});
  await app.db.prisma.stripeEmulatorObject.deleteMany();
});

function setUp(changes: Partial<EmulatorPlatform>): void {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, ...changes };
}

async function check(changes: Partial<OwnSettings> = {}) {
  if (!app.stripeEmulator) throw new Error("The real processor is configured");
  const { fetch } = app.stripeEmulator;
  const settings: OwnSettings = {
    publicUrl: PUBLIC_URL,
    isLive: true,
    publishableKey: "pk_live_bazar",
    webhookSecrets: 2,
    settlementCurrencies: ["EUR", "USD"],
    ...changes,
  };
  const { publicUrl } = settings;
  return setupFindings(await readStripeSetup({ secretKey: "sk_live_bazar", publicUrl, fetch }), settings);
}

/** What the check says against an account, without what is right. */
async function problems(changes: Partial<OwnSettings> = {}): Promise<string[]> {
  const findings = await check(changes);
  return findings.flatMap(({ level, topic }) => (level === "ok" ? [] : `${level}: ${topic}`));
}

const endpoint = (changes: Partial<Stripe.WebhookEndpointCreateParams> = {}) =>
  stripe.webhookEndpoints.create({
    url: WEBHOOKS,
    enabled_events: [...OWN_EVENTS],
    api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
    ...changes,
  });

async function setUpAll(): Promise<{ own: Stripe.WebhookEndpoint }> {
  const own = await endpoint();
  await endpoint({ connect: true, enabled_events: [...CONNECTED_EVENTS] });
  await stripe.paymentMethodDomains.create({ domain_name: "bazar.eat" });
  return { own };
}

test("an account that is set up as the manual says is ready", async () => {
  await setUpAll();
  const findings = await check();
  expect(findings.map(({ level, topic }) => `${level}: ${topic}`)).toEqual([
    "ok: keys",
    "ok: account",
    "ok: connect",
    "ok: payout schedule",
    "ok: statement descriptor",
    "ok: currencies",
    "ok: payment methods",
    "ok: events of your account",
    "ok: events of connected accounts",
    "ok: wallets",
  ]);
  expect(isReady(findings)).toBe(true);
  expect(findingLines(findings)).toContain("ok    payout schedule               manual");
  expect(findingLines(findings).at(-1)).toBe("Ready. Warnings: 0.");
});

test("a new account lacks its events and its domain, and is not ready", async () => {
  const findings = await check();
  expect(await problems()).toEqual([
    "failure: events of your account",
    "failure: events of connected accounts",
    "warning: wallets",
  ]);
  expect(isReady(findings)).toBe(false);
  expect(findingLines(findings).at(-1)).toMatch(/^Not ready\. Failures: 2, warnings: 1\. docs\/stripe\.md/);
});

describe("a failure is", () => {
  test.beforeEach(async () => {
    await setUpAll();
  });

  test.each(["daily", "weekly", "monthly"] as const)(
    "a payout schedule that is %s",
    async (payoutInterval) => {
      setUp({ payoutInterval });
      expect(await problems()).toEqual(["failure: payout schedule"]);
    },
  );

  test("an account that Stripe has not verified", async () => {
    setUp({ isVerified: false });
    const texts = (await check()).filter(({ level }) => level === "failure").map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining("takes no payments"),
      expect.stringContaining("does not pay it out"),
      "not active: card_payments, transfers",
    ]);
  });

  test("a country from which nobody can be paid", async () => {
    setUp({ country: "IN" });
    expect(await problems()).toEqual(["failure: account"]);
  });

  test("a checkout without cards", async () => {
    resetEmulator(app).methodTypes = ["paypal"];
    expect(await problems()).toEqual(["failure: payment methods"]);
  });

  test("keys of two modes, or no key for browsers", async () => {
    expect(await problems({ publishableKey: "pk_test_bazar" })).toEqual(["failure: keys"]);
    expect(await problems({ publishableKey: null })).toEqual(["failure: keys"]);
  });

  test("a signing secret that the server does not have", async () => {
    expect(await problems({ webhookSecrets: 1 })).toEqual(["failure: signing secrets"]);
  });

  test("an address that no endpoint sends to", async () => {
    expect(await problems({ publicUrl: "https://other.eat" })).toEqual([
      "failure: events of your account",
      "failure: events of connected accounts",
      "warning: wallets",
    ]);
  });
});

describe("an endpoint", () => {
  test("is told which events it lacks", async () => {
    const { own } = await setUpAll();
    await stripe.webhookEndpoints.update(own.id, { enabled_events: OWN_EVENTS.slice(2) });
    const [failure] = (await check()).filter(({ level }) => level === "failure");
    expect(failure?.text).toMatch(/lacks payment_intent\.succeeded, payment_intent\.canceled$/);
  });

  test("that sends everything lacks none, and one that is switched off has none", async () => {
    const { own } = await setUpAll();
    await stripe.webhookEndpoints.update(own.id, { enabled_events: ["*"] });
    expect(await problems()).toEqual([]);
    await stripe.webhookEndpoints.update(own.id, { disabled: true });
    expect(await problems()).toEqual(["failure: events of your account"]);
  });

  test("of another version of the API is a warning", async () => {
    await setUpAll();
    await endpoint({ api_version: "2019-02-19" });
    expect(await problems({ webhookSecrets: 3 })).toEqual(["warning: API version"]);
  });
});

describe("a warning is", () => {
  test.beforeEach(async () => {
    await setUpAll();
  });

  test("test mode", async () => {
    expect(await problems({ isLive: false, publishableKey: "pk_test_bazar" })).toEqual(["warning: keys"]);
  });

  test("a missing shortened descriptor", async () => {
    setUp({ statementPrefix: null });
    expect(await problems()).toEqual(["warning: statement descriptor"]);
  });

  test("a currency that Stripe does not show", async () => {
    expect(await problems({ settlementCurrencies: ["EUR", "CHF"] })).toEqual(["warning: currencies"]);
  });

  test("a domain where a wallet does not show, or that is switched off", async () => {
    const [domain] = (await stripe.paymentMethodDomains.list()).data;
    await stripe.paymentMethodDomains.update(domain?.id ?? "", { enabled: false });
    expect(await problems()).toEqual(["warning: wallets"]);
  });
});
