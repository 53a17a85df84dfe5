import { describe, expect } from "vitest";
import { createStripeGateway } from "@/lib/payments/processor/stripe-gateway";
import { createDb, type Db } from "@/lib/platform/db/db";
import { createApi } from "@/lib/testing/call";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { type FragileLink, openFragileLink } from "@/lib/testing/fragile-link";
import { pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { createStripeEmulator } from "./stripe-emulator";

let shop: SeededShop;
let link: FragileLink;
let db: Db;
/** The database leaves between two statements of a request: the processor's alone cannot reach it. */
let api: ReturnType<typeof createApi>;

it.beforeAll(async () => {
  shop = await seedCardShop(app);
  link = await openFragileLink(app.db.directUrl);
  db = createDb(link.url, 2);
  const { jobs, clock } = app;
  const stripeEmulator = createStripeEmulator({ db, jobs, clock, webhookSecret: "whsec_1" });
  const { fetch } = stripeEmulator;
  const payments = createStripeGateway({ secretKey: "sk_test_1", webhookSecrets: ["whsec_1"], fetch });
  api = createApi({ ...app, payments, stripeEmulator });
});
it.afterAll(async () => {
  await db.close();
  await link.close();
});

describe("the embedded processor without its database", () => {
  it("is told as the outage that it is, and the order can be placed and paid when it is back", async () => {
    await link.breakOff();
    const away = await placeByCard(api, shop);
    expect([away.status, away.body.error, away.headers.get("retry-after")]).toEqual([
      503,
      "UNAVAILABLE",
      "5",
    ]);
    const gift = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 25, purchaserEmail: "ada@guest.example" },
    });
    expect([gift.status, gift.body.error]).toEqual([503, "UNAVAILABLE"]);

    await link.mend();
    const placed = async () => (await placeByCard(api, shop)).status;
    await expect.poll(placed, { timeout: 5_000 }).toBe(200);
    const { body } = await placeByCard(api, shop);
    await link.breakOff();
    const unpaid = await pay(api, body.clientSecret);
    expect([unpaid.status, unpaid.body.error]).toEqual([503, "UNAVAILABLE"]);
    await link.mend();
    await expect.poll(async () => (await pay(api, body.clientSecret)).status, { timeout: 5_000 }).toBe(200);
  });
});
