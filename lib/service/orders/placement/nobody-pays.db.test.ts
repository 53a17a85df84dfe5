import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { cardWithCode, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";

describe("a restaurant at which no payment method is open", () => {
  it.each([
    ["with everything switched off", {}],
    ["with cards, and no account that can receive money", { cardEnabled: true, walletsEnabled: true }],
  ])("takes no order by any method: %s", async (_name, switches) => {
    const shop = await seedShop(app, { cashEnabled: false, ...switches });
    for (const paymentMethod of ["cash", "stripe", "paypal", "satispay"]) {
      const body = orderBody(shop, { paymentMethod });
      const refused = await api("POST", `/api/public/${shop.slug}/orders`, { body });
      expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
        400,
        "PAYMENT_METHOD_UNAVAILABLE",
        "NONE_OPEN",
      ]);
      expect(refused.body.message).toContain("Call the restaurant");
    }
    const offered = (await api("GET", `/api/public/${shop.slug}/payment-methods`)).body;
    expect(Object.values(offered)).not.toContain(true);
  });

  it("takes none that a gift card covers either, and leaves the card as it is", async () => {
    const shop = await seedShop(app, { cashEnabled: false });
    const giftCardCode = await seedGiftCard(app, shop, 5000);
    const body = orderBody(shop, { giftCardCode });
    const refused = await api("POST", `/api/public/${shop.slug}/orders`, { body });
    expect(refused.body.reason).toBe("NONE_OPEN");
    expect((await cardWithCode(app, shop, giftCardCode)).balanceMinor).toBe(5000);
  });
});
