import { describe, expect } from "vitest";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { operatorView } from "@/lib/testing/online-payments";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const DELIVERED = { type: "delivery", deliveryAddress: "Via Po 12", postcode: "10123" };
const change = (shop: SeededShop, orderId: string, details: Record<string, unknown>) =>
  api("PATCH", `/api/public/${shop.slug}/orders/${orderId}`, {
    body: { email: "ada@diner.example", ...details },
  });

describe("a guest's change of a new order", () => {
  test("keeps what is left out, and shows when it was made, in timeline and events", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop, { ...DELIVERED, notes: "No onions" });
    const details = { customerPhone: "+39 333 0000000", deliveryAddress: "Via Po 14" };
    const { status, body } = await change(shop, order.id, details);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...details, postcode: "10123", notes: "No onions", total: order.total });
    expect(body.changedAt).toBe(app.clock.now().toISOString());
    expect((await change(shop, order.id, { notes: null })).body.notes).toBeNull();
    const { timeline } = await operatorView(api, shop, order.id);
    expect(timeline.map(({ actor }: { actor: string }) => actor)).toEqual([
      "customer",
      "customer",
      "customer",
    ]);
    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId, type: "order.updated" },
    });
    expect(events.map(({ data }) => data)).toMatchObject([{ what: "details" }, { what: "details" }]);
  });

  test("writes nothing when everything is as it was", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop, DELIVERED);
    const { body } = await change(shop, order.id, { deliveryAddress: "Via Po 12", postcode: "10123" });
    expect(body.changedAt).toBeNull();
  });

  test("is refused after acceptance, for another email, too far away, and where delivery is dearer now", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop, DELIVERED);
    const refusal = async (details: Record<string, unknown>) =>
      (await change(shop, order.id, details)).body.error;
    expect(await refusal({ email: "eve@diner.example", notes: "x" })).toBe("ORDER_NOT_FOUND");
    const far = { deliveryAddress: "Milano", customerCoords: { lat: 45.46, lng: 9.19 } };
    expect(await refusal(far)).toBe("OUTSIDE_RADIUS");
    const settings = (body: object) =>
      api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body });
    await settings({ deliveryFee: 4 });
    expect(await refusal({ deliveryAddress: "Via Po 14" })).toBe("DELIVERY_FEE_CHANGED");
    await settings({ deliveryFee: 2, deliveryMinimum: 50 });
    expect(await refusal({ deliveryAddress: "Via Po 14" })).toBe("BELOW_MINIMUM");
    expect((await change(shop, order.id, { notes: "Ring twice" })).status).toBe(200);
    await orders.patch(shop, order.id, { status: "accepted" });
    expect(await refusal({ notes: "Too late" })).toBe("ORDER_NOT_NEW");
    const pickedUp = await orders.placed(shop);
    expect((await change(shop, pickedUp.id, { deliveryAddress: "Via Po 1" })).body.error).toBe(
      "VALIDATION_FAILED",
    );
  });

  test("against its acceptance at the same moment: one wins, and nothing is accepted unread", async () => {
    for (let round = 0; round < 10; round += 1) {
      const shop = await seedShop(app);
      const order = await orders.placed(shop, DELIVERED);
      const [changed, accepted] = await Promise.all([
        change(shop, order.id, { deliveryAddress: "Via Po 14" }),
        orders.patch(shop, order.id, { status: "accepted" }),
      ]);
      const seen = await operatorView(api, shop, order.id);
      expect(seen.deliveryAddress).toBe(changed.status === 200 ? "Via Po 14" : "Via Po 12");
      expect(seen.status).toBe(accepted.status === 200 ? "accepted" : "pending");
      // Both succeed only where the acceptance was decided on the change.
      if (accepted.status === 200) expect(accepted.body.deliveryAddress).toBe(seen.deliveryAddress);
      else expect(accepted.body.error).toBe("INVALID_TRANSITION");
      if (changed.status !== 200) expect(changed.body.error).toBe("ORDER_NOT_NEW");
    }
  });
});
