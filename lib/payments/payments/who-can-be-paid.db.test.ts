import { describe, expect } from "vitest";
import { countQueries } from "@/lib/testing/count-queries";
import { bookWithDeposit, seedDepositShop } from "@/lib/testing/deposits";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import {
  placeByCard,
  seedCardShop,
  seedPayoutAccount,
  setPayoutAccount,
} from "@/lib/testing/online-payments";
import { seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop, seedProduct } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";

const ALL_ON = { walletsEnabled: true, klarnaEnabled: true, bancontactEnabled: true, idealEnabled: true };

async function offered(shop: SeededShop): Promise<string[]> {
  const { body } = await api("GET", `/api/public/${shop.slug}/payment-methods`);
  return Object.keys(body).filter((name) => body[name]);
}

describe("a restaurant whose account cannot receive money", () => {
  it("takes cash only, for orders by whichever endpoint", async () => {
    const shop = await seedCardShop(app, { ...ALL_ON, stripeAccountId: null });
    expect(await offered(shop)).toEqual(["cash"]);
    for (const paymentMethod of ["stripe", "paypal", "satispay"]) {
      for (const path of ["orders", "payment-intent"]) {
        const body = orderBody(shop, { paymentMethod });
        const refused = await api("POST", `/api/public/${shop.slug}/${path}`, { body });
        expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
      }
    }
    expect(await app.db.prisma.checkout.count({ where: { tenantId: shop.tenantId } })).toBe(0);
    expect((await placeByCard(api, shop, { paymentMethod: "cash" })).status).toBe(200);
  });

  it("sells gift cards that staff confirms", async () => {
    const shop = await seedCardShop(app, { stripeAccountId: null });
    const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 20, purchaserEmail: "ada@guest.example" },
    });
    expect(bought.body).toEqual({ pendingId: expect.any(String), amount: 20 });
  });

  it("takes no bill online, and no booking that needs a deposit", async () => {
    const room = await driveBills(app);
    const { billId } = await room.openBill(1);
    await setPayoutAccount(app, room.shop, "inactive");
    const refused = await room.pay(billId, { amount: 10 });
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
    expect((await room.pay(billId, { method: "cash", amount: 10 })).status).toBe(200);

    const shop = await seedDepositShop(app, { stripeAccountId: null });
    await seedRoom(app, shop, { window: 4 });
    const booked = await bookWithDeposit(api, shop);
    expect([booked.status, booked.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
  });
});

describe("the account's state", () => {
  it("is seen by the next request, and costs a guest no round trip", async () => {
    const shop = await seedCardShop(app, { stripeAccountId: null });
    expect(await offered(shop)).toEqual(["cash"]);
    await seedPayoutAccount(app, shop);
    expect(await offered(shop)).toContain("card");
    await setPayoutAccount(app, shop, "inactive");
    expect(await offered(shop)).toEqual(["cash"]);
    await setPayoutAccount(app, shop, "active");
    await offered(shop);
    // One: the version of the shop.
    expect(await countQueries(() => offered(shop))).toBe(1);
  });
});

describe("a restaurant that the platform cannot pay", () => {
  it.each([
    ["in Japan", { country: "JP", currency: "JPY" }],
    ["with a currency that the platform converts", { country: "CH", currency: "CHF" }],
  ])("%s takes cash only, though its account is verified", async (_, place) => {
    const shop = await seedCardShop(app, { ...ALL_ON, ...place });
    expect(await offered(shop)).toEqual(["cash"]);
    expect((await placeByCard(api, shop)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });
});

describe("the methods of a restaurant", () => {
  it.each([
    ["EUR", "DE", ["card", "applePay", "googlePay", "klarna", "paypal", "satispay", "bancontact", "ideal"]],
    ["USD", "US", ["card", "applePay", "googlePay", "paypal"]],
  ])("with %s in %s, on a platform in Italy, are %j", async (currency, country, names) => {
    const shop = await seedCardShop(app, { ...ALL_ON, currency, country });
    expect(await offered(shop)).toEqual(["cash", ...names]);
  });

  it("that an amount is too large for leave the card form, and what no method pays is refused", async () => {
    const shop = await seedCardShop(app, ALL_ON);
    const dear = await seedProduct(app, shop, { basePriceMinor: 60_000_000 });
    const order = (quantity: number, paymentMethod: string) =>
      placeByCard(api, shop, { paymentMethod, items: [{ productId: dear, quantity, price: 1 }] });
    const placed = await order(1, "stripe");
    const intentId = placed.body.clientSecret.split("_secret_")[0];
    const intent = await app.db.prisma.stripeEmulatorObject.findUniqueOrThrow({ where: { id: intentId } });
    expect(intent.body).toMatchObject({ payment_method_types: ["card", "bancontact", "ideal"] });
    for (const method of ["stripe", "paypal"]) {
      const refused = await order(2, method);
      expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
      expect(refused.body.message).toContain("€1,200,000.00");
    }
    expect((await order(2, "cash")).status).toBe(200);
  });
});
