import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { placeByCard, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;
let shop: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
beforeEach(async () => {
  resetEmulator(app);
  shop = await seedCardShop(app, { stripeAccountId: null });
});
afterAll(() => app.stop());

const read = async () =>
  (await api("GET", `/api/tenant/${shop.slug}/payout-account`, { as: shop.owner })).body;
const enter = async (slug: string, stripeAccountId: string | null) =>
  api("PATCH", `/api/admin/tenants/${slug}`, { as: await seedAdmin(app), body: { stripeAccountId } });

describe("an account that the platform enters", () => {
  it("is looked up at the processor, and may serve two restaurants that it can pay", async () => {
    const unknown = await enter(shop.slug, "acct_nobody");
    expect([unknown.status, unknown.body.error]).toEqual([409, "PAYOUT_ACCOUNT_REFUSED"]);
    expect(await read()).toMatchObject({ connected: false, onlinePayments: "account_missing" });

    const sister = await seedCardShop(app);
    const shared = `acct_${sister.tenantId}`;
    expect((await enter(shop.slug, shared)).body).toMatchObject({ stripeAccountId: shared });
    expect(await read()).toMatchObject({ connected: true, onlinePayments: "open" });
    await app.stripeEmulator?.setAccount(shared, "inactive");
    await app.jobs.drain(app);
    for (const one of [shop, sister])
      expect((await placeByCard(api, one)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");

    expect((await enter(shop.slug, null)).body).toMatchObject({ stripeAccountId: null });
    expect(await read()).toMatchObject({ connected: false, onlinePayments: "account_missing" });

    const abroad = await seedCardShop(app, { country: "AU" });
    await enter(shop.slug, `acct_${abroad.tenantId}`);
    expect(await read()).toMatchObject({
      disabledReason: "outside_of_region",
      onlinePayments: "account_closed",
    });
  });
});
