import { describe, expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { appendEvents } from "./event-store";

const feed = (shop: SeededShop, query: Record<string, string> = {}) =>
  api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner, query });
const order = (shop: SeededShop) => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
const event = someEvent();

describe("the event feed", () => {
  it("tells what happened, in the documented envelope", async () => {
    const shop = await seedShop(app);
    const placed = await order(shop);
    const { body } = await feed(shop);
    expect(body.nextAfter).toBe(1);
    expect(body.events).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: "order.created",
        createdAt: app.clock.now().toISOString(),
        tenantId: shop.slug,
        sequence: 1,
        apiVersion: "2026-11-20",
        data: expect.objectContaining({ orderId: placed.body.id, orderNumber: placed.body.orderNumber }),
      },
    ]);
  });

  it("has no gaps and no doubles, however many write at once and whoever gives up", async () => {
    const shop = await seedShop(app);
    const write = (fails: boolean) =>
      inTransaction(app.db, async (tx) => {
        await appendEvents(tx, { tenantId: shop.tenantId, events: [event, event], now: app.clock.now() });
        if (fails) throw new Error("given up");
      }).catch(() => undefined);
    const writers = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0 ? order(shop) : write(index % 3 === 1),
    );
    const seen: number[] = [];
    let after = 0;
    let written = false;
    const done = Promise.all(writers).then(() => {
      written = true;
    });
    for (let last = false; !last; ) {
      last = written;
      const { body } = await feed(shop, { after: String(after), limit: "7" });
      seen.push(...body.events.map(({ sequence }: { sequence: number }) => sequence));
      last = last && body.events.length === 0;
      after = body.nextAfter;
    }
    await done;
    expect(seen).toEqual(Array.from({ length: 10 + 20 }, (_, index) => index + 1));
  });

  it("stays where it is when nothing is new", async () => {
    const shop = await seedShop(app);
    await order(shop);
    expect((await feed(shop, { after: "1" })).body).toEqual({ events: [], nextCursor: "1", nextAfter: 1 });
  });

  it.each([
    ["after", "-1"],
    ["after", "x"],
    ["limit", "0"],
    ["limit", "101"],
  ])("refuses %s=%s", async (name, value) => {
    const shop = await seedShop(app);
    expect((await feed(shop, { [name]: value })).status).toBe(400);
  });

  it("is closed to others", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    expect((await api("GET", `/api/tenant/${shop.slug}/events`)).status).toBe(401);
    expect((await api("GET", `/api/tenant/${shop.slug}/events`, { as: other.owner })).status).toBe(403);
  });
});
