import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { placeByCard, resetEmulator } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
beforeEach(() => {
  resetEmulator(app);
});
afterAll(() => app.stop());

const { atProcessor } = talkToProcessor(() => ({ app, api }));
const methods = async (shop: SeededShop) =>
  (await api("GET", `/api/public/${shop.slug}/payment-methods`)).body;

describe("a restaurant that nobody has verified", () => {
  it("takes cash only", async () => {
    const shop = await seedShop(app, { cardEnabled: true, paypalEnabled: true, walletsEnabled: true });
    const offered = Object.entries(await methods(shop)).filter(([, isOffered]) => isOffered);
    expect(offered).toEqual([["cash", true]]);
    const refused = await placeByCard(api, shop);
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
  });
});

describe("Stripe refuses", () => {
  test("an account with transfers alone, without its approval", async () => {
    const answer = await atProcessor("accounts", {
      country: "IT",
      "capabilities[transfers][requested]": "true",
    });
    expect(answer.error?.message).toMatch(/^Your platform needs approval for accounts to have requested/);
  });

  test("a transfer to an account that nobody has verified", async () => {
    const answer = await atProcessor("transfers", {
      amount: "1000",
      currency: "eur",
      destination: "acct_nobody",
    });
    expect(answer.error).toMatchObject({ code: "resource_missing", param: "destination" });
  });

  test("Satispay in yen", async () => {
    const answer = await atProcessor("payment_intents", {
      amount: "5000",
      currency: "jpy",
      "allowed_payment_method_types[0]": "satispay",
    });
    expect(answer.error?.message).toMatch(/^No valid payment method types for this Payment Intent\./);
  });
});
