import { describe, expect } from "vitest";
import { inSqlTransaction, inTransaction } from "@/lib/platform/db/transaction";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { orderBody, seedProduct } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { appendEvents, tellAtCommit } from "./event-store";

const told = async () => {
  const where = { tenantId: shop.tenantId };
  const events = await app.db.prisma.event.findMany({ where, orderBy: { sequence: "asc" } });
  return events.map(({ sequence, type, data }) => ({ sequence: Number(sequence), type, data }));
};
const resumed = {
  type: "ordering.resumed",
  orderId: null,
  data: { resumedAt: "2026-11-28T12:00:00.000Z" },
} as const;

describe("an event that waits", () => {
  it.each([
    ["inTransaction", inTransaction],
    ["inSqlTransaction", inSqlTransaction],
  ] as const)("is written at the end of %s, or behind nothing with the next", async (_name, begin) => {
    const { tenantId } = shop;
    const now = app.clock.now();
    await begin(app.db, async (tx: Parameters<typeof tellAtCommit>[0]) => {
      tellAtCommit(tx, { tenantId, events: [resumed], now });
      await appendEvents(tx, { tenantId, events: [someEvent()], now });
      tellAtCommit(tx, { tenantId, events: [resumed], now });
    });
    expect((await told()).map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, "ordering.resumed"],
      [2, "order.seen"],
      [3, "ordering.resumed"],
    ]);
  });

  it("goes with a transaction that is rolled back", async () => {
    const { tenantId } = shop;
    const work = inTransaction(app.db, async (tx) => {
      tellAtCommit(tx, { tenantId, events: [resumed], now: app.clock.now() });
      throw new Error("given up");
    });
    await expect(work).rejects.toThrow("given up");
    expect(await told()).toEqual([]);
  });

  it("is refused where nobody would write it", () => {
    const tx = { ...app.db.sql, isTransaction: true } as const;
    const event = { tenantId: shop.tenantId, events: [resumed], now: app.clock.now() };
    expect(() => tellAtCommit(tx, event)).toThrow("last steps");
  });
});

describe("counted stock", () => {
  const availability = async () =>
    (await told())
      .filter(({ type }) => type === "product.availability_changed")
      .map(({ data }) => data as { productId: string; available: boolean; stock: number });
  const buy = (productId: string, quantity: number) =>
    orders.placed(shop, { items: [{ productId, quantity, price: 10 }] });

  it("is reported when an order takes the last unit, and when it comes back", async () => {
    const productId = await seedProduct(app, shop, { stock: 3 });
    await buy(productId, 1);
    expect(await availability()).toEqual([]);
    const last = await buy(productId, 2);
    expect(await availability()).toMatchObject([{ productId, available: false, stock: 0 }]);
    await orders.patch(shop, last.id, { status: "rejected" });
    expect(await availability()).toMatchObject([
      { available: false },
      { productId, available: true, stock: 2 },
    ]);
  });

  it("costs an order without any nothing, and is behind the order that it belongs to", async () => {
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    const productId = await seedProduct(app, shop, { stock: 1 });
    await buy(productId, 1);
    expect((await told()).map(({ type }) => type)).toEqual([
      "order.created",
      "order.created",
      "product.availability_changed",
    ]);
  });

  it("and switches of staff are reported once they change what can be ordered", async () => {
    const path = `/api/tenant/${shop.slug}/products/${shop.margherita}`;
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    await api("POST", `${path}/sold-out`, { as: shop.owner, body: { until } });
    await api("POST", `${path}/sold-out`, { as: shop.owner, body: { until } });
    await api("POST", `${path}/sold-out`, { as: shop.owner, body: { until: null } });
    await api("PATCH", path, { as: shop.owner, body: { available: false } });
    expect(await availability()).toMatchObject([
      { available: false, soldOutUntil: until },
      { available: true, soldOutUntil: null },
      { available: false },
    ]);
    expect((await told()).filter(({ type }) => type === "menu.changed")).toHaveLength(1);
  });
});
