import { describe, expect } from "vitest";
import { TASKS } from "@/lib/app/tasks";
import type { JobPayloads } from "@/lib/platform/jobs/job-payloads";
import { SCHEDULED_TASKS } from "@/lib/platform/jobs/schedule";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { driveBills } from "@/lib/testing/table-bills";
import type { TestApp } from "@/lib/testing/test-app";

const it = appTest.extend(
  "settings",
  { scope: "file" },
  { BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" },
);

describe("an installation without a processor", () => {
  it("has no embedded one", () => {
    expect(app.stripeEmulator).toBeNull();
  });

  it("offers cash alone, whatever a restaurant has switched on", async () => {
    const shop = await seedCardShop(app, { klarnaEnabled: true, walletsEnabled: true });
    const { body } = await api("GET", `/api/public/${shop.slug}/payment-methods`);
    const offered = Object.entries(body).filter(([, isOffered]) => isOffered);
    expect(offered).toEqual([["cash", true]]);
  });

  it.each(["stripe", "paypal", "satispay"])("refuses an order by %s", async (paymentMethod) => {
    const shop = await seedCardShop(app);
    const { status, body } = await placeByCard(api, shop, { paymentMethod });
    expect([status, body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
  });

  it("takes an order in cash", async () => {
    const shop = await seedCardShop(app);
    const { status } = await placeByCard(api, shop, { paymentMethod: "cash" });
    expect(status).toBe(200);
  });

  it("sells a gift card that staff confirms by hand", async () => {
    const shop = await seedCardShop(app);
    const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 20, purchaserEmail: "ada@guest.example" },
    });
    expect(bought.status).toBe(200);
    expect(bought.body).toEqual({ pendingId: expect.any(String), amount: 20 });
    const path = `/api/tenant/${shop.slug}/gift-cards/pending/${bought.body.pendingId}/confirm`;
    expect((await api("POST", path, { as: shop.owner, body: {} })).status).toBe(200);
  });

  it("refuses to take an online payment of a bill, and takes cash", async () => {
    const room = await driveBills(app);
    const { billId } = await room.openBill(1);
    const online = await room.pay(billId, { amount: 10 });
    expect([online.status, online.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
    expect((await room.pay(billId, { method: "cash", amount: 10 })).body).toMatchObject({
      paid: 10,
      open: 0,
    });
  });

  it("refuses to open a payout account", async () => {
    const shop = await seedCardShop(app, { stripeAccountId: null });
    const { status, body } = await api("POST", `/api/tenant/${shop.slug}/payout-account`, {
      as: shop.owner,
      body: {},
    });
    expect([status, body.error]).toEqual([502, "PROCESSOR_UNAVAILABLE"]);
  });

  it("believes no event", async () => {
    const { status, body } = await api("POST", "/api/webhooks/stripe", {
      body: { id: "evt_1", type: "payment_intent.succeeded" },
      headers: { "stripe-signature": "t=1,v1=00" },
    });
    expect([status, body.error]).toEqual([400, "INVALID_SIGNATURE"]);
  });

  it.each(SCHEDULED_TASKS as (keyof JobPayloads)[])("does its %s", async (task) => {
    const work = TASKS[task].work as (app: TestApp, payload: object, signal: AbortSignal) => Promise<unknown>;
    await work(app, {}, new AbortController().signal);
  });
});
