import { expect } from "vitest";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { placeByCard, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { stripeClient } from "@/lib/testing/stripe-client";

async function suffixOf(name: string, order: { paymentMethod?: string } = {}): Promise<string | null> {
  const shop = await seedCardShop(app, { name });
  const { status, body } = await placeByCard(api, shop, order);
  expect(status).toBe(200);
  const [intentId] = body.clientSecret.split("_secret_");
  return (await stripeClient(app).paymentIntents.retrieve(intentId)).statement_descriptor_suffix;
}

test("the statement of a card names the restaurant behind the platform", async () => {
  expect(await suffixOf("Trattoria da Luigi")).toBe("TRATTORIA DA LU");
  expect(await suffixOf('Café "Été" *')).toBe("CAFE ETE");
});

test("what is paid without a card has no such line", async () => {
  expect(await suffixOf("Trattoria da Luigi", { paymentMethod: "paypal" })).toBeNull();
});

test("a longer name of the platform's leaves less room for the restaurant's", async () => {
  resetEmulator(app).platform = { ...DEMO_PLATFORM, statementPrefix: "BAZAR EATS" };
  app.clock.advance({ minutes: 6 });
  await expect.poll(() => app.processorMethods.statementPrefix()).toBe("BAZAR EATS");
  expect(await suffixOf("Trattoria da Luigi")).toBe("TRATTORIA");
});
