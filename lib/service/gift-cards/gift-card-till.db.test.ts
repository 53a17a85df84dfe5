import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import type { SeededShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
it.beforeEach(async () => {
  shop = await seedCardShop(app);
});

const send = (path: string, body?: Record<string, unknown>) =>
  api("POST", `/api/tenant/${shop.slug}/gift-cards${path}`, { as: shop.owner, body });
const rows = () =>
  app.db.prisma.tillPayment.findMany({ where: { tenantId: shop.tenantId }, orderBy: { id: "asc" } });

describe("a gift card that is sold at the restaurant", () => {
  it("records how its price was taken, and that it went back", async () => {
    const payment = { method: "external", type: "terminal", reference: "12" };
    const { body } = await send("", { amount: 50, payment });
    expect(await rows()).toMatchObject([
      { giftCardId: body.id, type: "terminal", amountMinor: 5000, reference: "12", orderId: null },
    ]);
    await send(`/${body.id}/refund`, { reason: "Changed their mind" });
    expect(await rows()).toMatchObject([{}, { giftCardId: body.id, type: "terminal", amountMinor: -5000 }]);
  });

  it("records nothing where it is given away, and is not made for a way that is not on the list", async () => {
    await send("", { amount: 10 });
    const refused = await send("", { amount: 10, payment: { method: "external", type: "gold" } });
    expect(refused.body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
    expect(await rows()).toEqual([]);
    expect(await app.db.prisma.giftCard.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });

  it("that a guest ordered is paid at the counter, once", async () => {
    const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      body: { amount: 25, purchaserEmail: "anna@example.com" },
    });
    const path = `/pending/${bought.body.pendingId}/confirm`;
    const confirmed = await send(path, { payment: { method: "cash" } });
    await send(path, { payment: { method: "cash" } });
    expect(await rows()).toMatchObject([
      { giftCardId: confirmed.body.id, method: "cash", amountMinor: 2500, takenBy: expect.any(String) },
    ]);
  });
});
