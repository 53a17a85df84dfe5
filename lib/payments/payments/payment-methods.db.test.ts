import { describe, expect } from "vitest";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import { placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import type { SeededShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

const methods = async () => (await api("GET", `/api/public/${shop.slug}/payment-methods`)).body;

/** Lets the platform ask the processor again, and waits until it has. */
async function askAgain(settled: () => Promise<boolean>): Promise<void> {
  app.clock.advance({ minutes: 6 });
  await expect.poll(settled, { timeout: 5_000 }).toBe(true);
}
it.beforeEach(async () => {
  shop = await seedCardShop(app, {
    walletsEnabled: true,
    klarnaEnabled: true,
    bancontactEnabled: true,
    idealEnabled: true,
  });
  await askAgain(async () => (await methods()).klarna);
});

describe("the payment methods", () => {
  it("are what the restaurant has switched on", async () => {
    const all = { cash: true, card: true, applePay: true, googlePay: true, klarna: true };
    expect(await methods()).toEqual({ ...all, paypal: true, satispay: true, bancontact: true, ideal: true });
    shop = await seedCardShop(app, { cardEnabled: false, walletsEnabled: true, klarnaEnabled: true });
    expect(await methods()).toMatchObject({ card: false, applePay: false, klarna: false, paypal: true });
  });

  it("leave out what is switched off at the processor, and an order with it is refused", async () => {
    controls.methodTypes = ["card", "google_pay", "ideal"];
    await askAgain(async () => !(await methods()).klarna);
    expect(await methods()).toEqual({
      cash: true,
      card: true,
      applePay: false,
      googlePay: true,
      klarna: false,
      paypal: false,
      satispay: false,
      bancontact: false,
      ideal: true,
    });
    const refused = await placeByCard(api, shop, { paymentMethod: "paypal" });
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
    expect((await placeByCard(api, shop)).status).toBe(200);
  });

  it("stay as they were while the processor does not answer", async () => {
    controls.faults.push({
      operation: "payment_method_configurations.list",
      when: "before",
      kind: "error",
      times: 9,
    });
    app.clock.advance({ minutes: 6 });
    for (let call = 0; call < 3; call += 1)
      expect(await methods()).toMatchObject({ klarna: true, card: true });
  });
});
