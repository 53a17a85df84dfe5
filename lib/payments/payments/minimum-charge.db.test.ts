import { describe, expect } from "vitest";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { placeByCard, seedCardShop, settleIn } from "@/lib/testing/online-payments";
import { cardWithCode, seedGiftCard } from "@/lib/testing/seed-codes";
import { driveBills } from "@/lib/testing/table-bills";

const tooSmall = { status: 400, body: { error: "AMOUNT_TOO_SMALL" } };

describe("an amount that the processor does not charge", () => {
  test("is refused before an order takes anything, and the same cart can be paid in cash", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 1690);
    const refused = await placeByCard(api, shop, { giftCardCode });
    expect(refused).toMatchObject(tooSmall);
    expect(refused.body.message).toContain("€0.10");
    const card = await cardWithCode(app, shop, giftCardCode);
    expect([card.balanceMinor, await app.db.prisma.checkout.count()]).toEqual([1690, 0]);
    const cash = await placeByCard(api, shop, { giftCardCode, paymentMethod: "cash" });
    expect([cash.status, cash.body.total]).toEqual([200, 0.1]);
  });

  test("begins at the processor's own minimum", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 1650);
    const placed = await placeByCard(api, shop, { giftCardCode });
    expect([placed.status, placed.body.total]).toEqual([200, 0.5]);
  });

  test("costs nothing where only the processor knows the minimum", async () => {
    const shop = await seedCardShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 1600);
    const { createIntent } = app.payments;
    app.payments.createIntent = async () => ({ ok: false, code: "amount_too_small", message: "" });
    const refused = await placeByCard(api, shop, { giftCardCode });
    app.payments.createIntent = createIntent;
    expect(refused).toMatchObject(tooSmall);
    const card = await cardWithCode(app, shop, giftCardCode);
    expect(card.balanceMinor).toBe(1600);
  });

  test("is not begun at the table", async () => {
    const driver = await driveBills(app);
    const { billId } = await driver.openBill(1);
    expect(await driver.pay(billId, { method: "stripe", amount: 0.49 })).toMatchObject(tooSmall);
    expect((await driver.bill(billId)).payments).toEqual([]);
    expect((await driver.pay(billId, { method: "cash", amount: 0.49 })).status).toBe(200);
    expect((await driver.pay(billId, { method: "stripe", amount: 0.5 })).status).toBe(200);
  });

  test("is below what a gift card costs at least", async () => {
    await settleIn(app, "HUF");
    const shop = await seedCardShop(app, { currency: "HUF" });
    const buy = (amount: number) =>
      api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
        body: { amount, purchaserEmail: "ada@diner.example" },
      });
    const refused = { status: 400, body: { error: "VALIDATION_FAILED" } };
    expect(await buy(2_499)).toMatchObject(refused);
    expect((await buy(2_500)).status).toBe(200);
    expect(await app.db.prisma.giftCardPurchase.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });
});
