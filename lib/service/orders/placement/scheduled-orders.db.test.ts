import { describe, expect } from "vitest";
import { expireUnpaidOrders } from "@/lib/service/orders/life/expire-unpaid-orders";
import { reportUnseenOrders } from "@/lib/service/orders/life/report-unseen-orders";
import { api, app, appTest, orders } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const HOURS = { open: "12:00", close: "22:00" };
const CLOSED_NOW = { open: "03:00", close: "04:00" };
const week = (range: typeof HOURS) => ({
  weekly: Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      day,
      [range],
    ]),
  ),
  specialDays: {},
});

async function times(shop: SeededShop, type = "pickup"): Promise<string[]> {
  const { body } = await api("GET", `/api/public/${shop.slug}/order-times?type=${type}`);
  return body.times;
}
const place = (shop: SeededShop, changes: Record<string, unknown>) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes) });
const taken = async (shop: SeededShop, at: string) =>
  (await app.db.prisma.orderSlot.findFirst({ where: { tenantId: shop.tenantId, slotAt: new Date(at) } }))
    ?.taken ?? 0;

describe("a scheduled order", () => {
  test("is due at its time, tells the kitchen when to begin, and says so in its event", async () => {
    const shop = await seedShop(app);
    const at = (await times(shop, "delivery")).at(-1);
    const { status, body } = await place(shop, { type: "delivery", scheduledFor: at });
    expect(status).toBe(200);
    expect(body).toMatchObject({ scheduledFor: at, promisedAt: at });
    const seen = await api("GET", `/api/tenant/${shop.slug}/orders/${body.id}`, { as: shop.owner });
    expect(Date.parse(at ?? "") - Date.parse(seen.body.kitchenAt)).toBe(40 * 60_000);
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    expect(event.data).toMatchObject({ scheduledFor: at });
  });

  test("is taken while the restaurant is closed, which refuses one for as soon as possible", async () => {
    const hours = { pickup: week(CLOSED_NOW), delivery: week(HOURS), reservation: week(HOURS) };
    const shop = await seedShop(app, { openingHours: hours });
    const [first] = await times(shop);
    expect((await place(shop, {})).body.error).toBe("RESTAURANT_CLOSED");
    expect((await place(shop, { scheduledFor: first })).status).toBe(200);
  });

  test("is refused at a time that is not offered, and where there are none", async () => {
    const shop = await seedShop(app);
    const [first = ""] = await times(shop);
    const shifted = (minutes: number) => new Date(Date.parse(first) + minutes * 60_000).toISOString();
    for (const at of [shifted(-15), shifted(5), shifted(4 * 24 * 60)]) {
      expect((await place(shop, { scheduledFor: at })).body.error).toBe("ORDER_TIME_UNAVAILABLE");
    }
    await api("PATCH", `/api/tenant/${shop.slug}/settings`, {
      as: shop.owner,
      body: { scheduleDays: null },
    });
    expect(await times(shop)).toEqual([]);
    expect((await place(shop, { scheduledFor: first })).body).toMatchObject({
      error: "ORDER_TIME_UNAVAILABLE",
      reason: "NOT_SCHEDULABLE",
    });
  });

  test("says why there are no times", async () => {
    const why = async (shop: SeededShop, query = "type=pickup") => {
      const { body } = await api("GET", `/api/public/${shop.slug}/order-times?${query}`);
      expect([body.times, typeof body.message]).toEqual([[], "string"]);
      return body.reason;
    };
    const never = {
      weekly: Object.fromEntries(Object.keys(week(HOURS).weekly).map((day) => [day, []])),
      specialDays: {},
    };
    const openingHours = { pickup: never, delivery: never, reservation: never };
    expect(await why(await seedShop(app, { scheduleDays: null }))).toBe("NOT_SCHEDULABLE");
    expect(await why(await seedShop(app, { pickupEnabled: false }))).toBe("TYPE_NOT_OFFERED");
    expect(await why(await seedShop(app, { openingHours }))).toBe("CLOSED");
    const shop = await seedShop(app, { scheduleDays: 0, ordersPerSlot: 1 });
    const atNight = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "03:00", to: "03:15" }];
    const productId = await seedProduct(app, shop, { availability: atNight });
    expect(await why(shop, `type=pickup&products=${productId}`)).toBe("NOT_SERVED");
    const all = await api("GET", `/api/public/${shop.slug}/order-times?type=pickup`);
    expect(all.body).toMatchObject({ reason: null, message: null });
    await app.db.prisma.orderSlot.createMany({
      data: all.body.times.map((at: string) => ({ tenantId: shop.tenantId, slotAt: at, taken: 1 })),
    });
    expect(await why(shop)).toBe("FULL");
  });

  test("takes a dish by the dish's hours at that time", async () => {
    const shop = await seedShop(app);
    const times_ = await times(shop);
    const lunchOnly = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "12:00", to: "14:00" }];
    const productId = await seedProduct(app, shop, { availability: lunchOnly });
    const items = [{ productId, quantity: 1, price: 10 }];
    const clock = (at: string) => new Date(at).toLocaleTimeString("en-GB", { timeZone: "Europe/Rome" });
    const lunch = times_.find((at) => clock(at) === "13:00:00");
    const dinner = times_.find((at) => clock(at) === "19:00:00");
    expect((await place(shop, { items, scheduledFor: lunch })).status).toBe(200);
    expect((await place(shop, { items, scheduledFor: dinner })).body.error).toBe("OUT_OF_STOCK");
    const products = `products=${productId},${shop.margherita},of-another-restaurant`;
    const { body } = await api("GET", `/api/public/${shop.slug}/order-times?type=pickup&${products}`);
    expect(body.times).toEqual(times_.filter((at) => /^1[23]:/.test(clock(at))));
  });

  test("is not reported as unseen before the kitchen has to begin with it", async () => {
    const shop = await seedShop(app, { unseenMinutes: 5 });
    const scheduledFor = (await times(shop)).find((at) => Date.parse(at) > app.clock.now().getTime() + 3e7);
    const { body } = await place(shop, { scheduledFor });
    const alerts = () =>
      app.db.prisma.email.count({ where: { tenantId: shop.tenantId, template: "unseen-order" } });
    app.clock.advance({ minutes: 60 });
    await reportUnseenOrders(app);
    expect(await alerts()).toBe(0);
    const wait = Date.parse(scheduledFor ?? "") - 15 * 60_000 - app.clock.now().getTime();
    app.clock.advance({ seconds: Math.ceil(wait / 1000) });
    await reportUnseenOrders(app);
    expect(await alerts()).toBe(1);
    expect(body.status).toBe("pending");
  });

  test("is paid out no sooner than if it were delivered at its time", async () => {
    const shop = await seedShop(app);
    const at = (await times(shop)).at(-1) ?? "";
    const { body } = await place(shop, { scheduledFor: at });
    for (const status of ["accepted", "preparing", "ready", "delivered"])
      await orders.patch(shop, body.id, { status });
    const order = await app.db.prisma.order.findFirstOrThrow({ where: { id: body.id } });
    expect(order.releaseAt).toEqual(new Date(Date.parse(at) + 24 * 3_600_000));
  });
});

describe("the limit of a quarter hour", () => {
  test("9 rivals for 4 places: 4 orders, the rest refused, and the time is no longer offered", async () => {
    const shop = await seedShop(app, { ordersPerSlot: 4 });
    const at = (await times(shop)).at(-1) ?? "";
    const results = await Promise.all(Array.from({ length: 9 }, () => place(shop, { scheduledFor: at })));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = new Set(results.flatMap(({ body }) => (body.error ? [body.error] : [])));
    expect(refused).toEqual(new Set(["ORDER_TIME_UNAVAILABLE"]));
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(4);
    expect(await times(shop)).not.toContain(at);
  });

  test("is free again when an order ends, and holds for orders by card that nobody pays", async () => {
    const shop = await seedCardShop(app, { ordersPerSlot: 1 });
    const at = (await times(shop)).at(-1) ?? "";
    const first = await place(shop, { scheduledFor: at, paymentMethod: "stripe" });
    expect(first.status).toBe(200);
    expect((await place(shop, { scheduledFor: at })).body.error).toBe("ORDER_TIME_UNAVAILABLE");
    app.clock.advance({ minutes: 31 });
    await expireUnpaidOrders(app);
    expect(await taken(shop, at)).toBe(0);
    const second = await place(shop, { scheduledFor: at });
    await orders.patch(shop, second.body.id, { status: "rejected", reason: "no" });
    expect(await taken(shop, at)).toBe(0);
    expect((await place(shop, { scheduledFor: at })).status).toBe(200);
  });

  test("counts orders for as soon as possible, and places them all the same", async () => {
    const shop = await seedShop(app, { ordersPerSlot: 2 });
    for (let order = 0; order < 3; order += 1) expect((await place(shop, {})).status).toBe(200);
    const rows = await app.db.prisma.orderSlot.findMany({ where: { tenantId: shop.tenantId } });
    expect(rows.map((row) => row.taken)).toEqual([3]);
    const slot = rows[0]?.slotAt.toISOString() ?? "";
    expect(await times(shop)).not.toContain(slot);
  });
});
