import { describe, expect } from "vitest";
import { createDb } from "@/lib/platform/db/db";
import { createApi } from "@/lib/testing/call";
import { countQueries, withoutAnnouncements } from "@/lib/testing/count-queries";
import { driveOrders } from "@/lib/testing/drive-order";
import { api, app, orders, appTest as test } from "@/lib/testing/fixtures";
import { seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { refundOrderOf } from "@/lib/testing/refunds";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { seedSales } from "@/lib/testing/seed-sales";
import { type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { listOrders } from "./list-orders";

const list = (shop: SeededShop, query: Record<string, string | string[]> = {}) =>
  api("GET", `/api/tenant/${shop.slug}/orders`, { query, as: shop.owner });
const idsOf = ({ body }: { body: { orders: { id: string }[] } }) => body.orders.map(({ id }) => id);

async function allPages(shop: SeededShop, limit: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(shop, { limit, ...(cursor ? { cursor } : {}) });
    seen.push(...idsOf(page));
    cursor = page.body.nextCursor;
  } while (cursor !== null);
  return seen;
}

test("its past is read on a replica, the board and the first page are not", async () => {
  const shop = await seedShop(app);
  const { createdAt } = await orders.placed(shop);
  const url = await testDatabaseUrl();
  // Its replica is the same database, which has always caught up.
  const db = createDb(url, 2, { replicaUrl: url });
  let uses = 0;
  db.replica?.pool.on("acquire", () => {
    uses += 1;
  });
  const tenant = { tenantId: shop.tenantId, timeZone: "Europe/Rome" };
  const read = async (query: Partial<Parameters<typeof listOrders>[1]["query"]>) => {
    uses = 0;
    const { orders: found } = await listOrders({ ...app, db }, { ...tenant, query: { limit: 50, ...query } });
    expect(found).toHaveLength(1);
    return uses > 0;
  };
  expect(await read({})).toBe(false);
  expect(await read({ status: "pending" })).toBe(false);
  expect(await read({ search: "ada" })).toBe(true);
  expect(await read({ from: createdAt.slice(0, 10) })).toBe(true);
  await db.close();
});

describe("the list of orders", () => {
  test("is the newest first, with lines and history", async () => {
    const shop = await seedShop(app);
    const first = await orders.placed(shop);
    app.clock.advance({ minutes: 1 });
    const second = await orders.placed(shop);
    const page = await list(shop);
    expect(idsOf(page)).toEqual([second.id, first.id]);
    expect(page.body.nextCursor).toBeNull();
    const known = { externalId: null, choices: [] };
    expect(page.body.orders[0].items).toEqual(second.items.map((item: object) => ({ ...item, ...known })));
    expect(page.body.orders[0].timeline).toHaveLength(1);
  });

  test("never skips or repeats orders of one instant, whatever the length of a page", async () => {
    const shop = await seedShop(app);
    const placed = await Promise.all(Array.from({ length: 7 }, () => orders.placed(shop)));
    app.clock.advance({ seconds: 1 });
    placed.push(await orders.placed(shop));
    for (const limit of ["1", "3", "5", "7"]) {
      const seen = await allPages(shop, limit);
      expect(seen, `${limit} a page`).toHaveLength(8);
      expect(new Set(seen)).toEqual(new Set(placed.map(({ id }) => id)));
    }
  });

  test("has 100 orders on a page unless another number is asked for", async () => {
    const shop = await seedShop(app);
    await seedSales(app, shop, { days: ["2026-11-17"], perDay: 101, timeZone: "Europe/Rome" });
    const first = await list(shop);
    expect([first.body.orders.length, typeof first.body.nextCursor]).toEqual([100, "string"]);
    const rest = await list(shop, { cursor: first.body.nextCursor });
    expect([rest.body.orders.length, rest.body.nextCursor]).toEqual([1, null]);
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(101);
    expect((await list(shop, { limit: "100" })).body.orders).toEqual(first.body.orders);
  });

  test("finds orders of which money went back: any of it, or a part", async () => {
    const shop = await seedCardShop(app);
    const [whole, part, kept] = await Promise.all([1, 2, 3].map(() => seedPaidOrder(api, shop)));
    await refundOrderOf(api, shop, whole!.orderId, { scope: "whole" });
    await refundOrderOf(api, shop, part!.orderId, { scope: "amount", amount: 1 });
    await app.jobs.drain(app);
    const found = async (query: Record<string, string>) => idsOf(await list(shop, query)).toSorted();
    expect(await found({ refunds: "any" })).toEqual([whole!.orderId, part!.orderId].toSorted());
    expect(await found({ refunds: "part" })).toEqual([part!.orderId]);
    expect(await found({ refunds: "part", search: "@" })).toEqual([part!.orderId]);
    expect(await found({ refunds: "any", search: "@", status: "pending" })).toEqual(
      [whole!.orderId, part!.orderId].toSorted(),
    );
    expect(await found({ refunds: "part", paymentStatus: "refunded" })).toEqual([]);
    expect(await found({ search: "@" })).toContain(kept!.orderId);
    expect((await list(shop, { refunds: "all" })).status).toBe(400);
  });

  test("does not find an unpaid order as part refunded that gave its gift card's part back", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { id } = await orders.placed(shop, { giftCardCode });
    await orders.bring(shop, id, "canceled");
    const any = await list(shop, { refunds: "any" });
    expect(any.body.orders).toEqual([
      expect.objectContaining({
        id,
        refunded: 5,
        giftCardAmount: 5,
        paymentStatus: expect.not.stringMatching("paid"),
      }),
    ]);
    expect(idsOf(await list(shop, { refunds: "part" }))).toEqual([]);
    expect(idsOf(await list(shop, { refunds: "part", search: "@" }))).toEqual([]);
  });

  test("goes on where it was when orders come in between", async () => {
    const shop = await seedShop(app);
    const old = [];
    for (let index = 0; index < 4; index += 1) {
      old.unshift((await orders.placed(shop)).id);
      app.clock.advance({ seconds: 1 });
    }
    const first = await list(shop, { limit: "2" });
    await orders.placed(shop);
    const rest = await list(shop, { limit: "2", cursor: first.body.nextCursor });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(old);
    expect(rest.body.nextCursor).toBeNull();
  });

  test("takes as many queries for many orders as for one", async () => {
    const shop = await seedShop(app);
    const quietly = createApi(withoutAnnouncements(app));
    const { placed } = driveOrders(app, quietly);
    const read = () => quietly("GET", `/api/tenant/${shop.slug}/orders`, { as: shop.owner });
    await placed(shop);
    const few = await countQueries(read);
    for (let index = 0; index < 4; index += 1) await placed(shop);
    expect(await countQueries(read)).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });

  test("filters by status and payment status", async () => {
    const shop = await seedShop(app);
    const [open, delivered] = [await orders.placed(shop), await orders.placed(shop)];
    await orders.bring(shop, delivered.id, "delivered");
    expect(idsOf(await list(shop, { status: "delivered" }))).toEqual([delivered.id]);
    expect(idsOf(await list(shop, { paymentStatus: "pending" }))).toEqual([open.id]);
    expect(idsOf(await list(shop, { status: "pending", paymentStatus: "paid" }))).toEqual([]);
  });

  test("takes days in the restaurant's zone, both included, also when the clocks change", async () => {
    const shop = await seedShop(app);
    const place = async (instant: string) => {
      app.clock.set(instant);
      return (await orders.placed(shop)).id;
    };
    const eve = await place("2027-03-27T22:59:59.999Z");
    const begin = await place("2027-03-27T23:00:00.000Z");
    const end = await place("2027-03-28T21:59:59.999Z");
    const after = await place("2027-03-28T22:00:00.000Z");
    shop.owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    expect(idsOf(await list(shop, { from: "2027-03-28", to: "2027-03-28" }))).toEqual([end, begin]);
    expect(idsOf(await list(shop, { to: "2027-03-27" }))).toEqual([eve]);
    expect(idsOf(await list(shop, { from: "2027-03-29" }))).toEqual([after]);
    expect(idsOf(await list(shop, { from: "2027-03-28", to: "2027-03-28", limit: "1" }))).toEqual([end]);
  });

  test.each<[string, Record<string, string | string[]>]>([
    ["an unknown status", { status: "eaten" }],
    ["two statuses", { status: ["pending", "ready"] }],
    ["an unknown payment status", { paymentStatus: "maybe" }],
    ["a day that does not exist", { from: "2026-02-30" }],
    ["a day written otherwise", { to: "2026-2-3" }],
    ["an instant for a day", { from: "2026-02-03T00:00:00Z" }],
    ["no limit at all", { limit: "0" }],
    ["more than a page", { limit: "101" }],
    ["half a limit", { limit: "1.5" }],
    ["a made-up cursor", { cursor: "MTIz" }],
    ["a cursor with a tail", { cursor: "MTc2MzQ2.b3JkXzA" }],
    ["an empty cursor", { cursor: "" }],
  ])("refuses %s", async (_, query) => {
    const { status, body } = await list(await seedShop(app), query);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.issues[0].path).toBe(Object.keys(query)[0]);
  });

  test("shows a restaurant's own orders only, to its staff only", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    await orders.placed(other);
    const cursorOfOther = (await allPagesFirstCursor(other)) ?? "";
    expect(idsOf(await list(shop))).toEqual([]);
    expect(idsOf(await list(shop, { cursor: cursorOfOther }))).toEqual([]);
    const path = `/api/tenant/${other.slug}/orders`;
    expect((await api("GET", path)).status).toBe(401);
    expect((await api("GET", path, { as: shop.owner })).status).toBe(403);
    const staff = await seedStaff(app, { tenantId: other.tenantId, role: "staff" });
    expect((await api("GET", path, { as: staff })).body.orders).toHaveLength(2);
  });

  async function allPagesFirstCursor(shop: SeededShop): Promise<string | null> {
    await orders.placed(shop);
    return (await list(shop, { limit: "1" })).body.nextCursor;
  }
});

describe("the summary", () => {
  test("counts today in the restaurant's zone, and what is still open", async () => {
    const shop = await seedShop(app, { timeZone: "America/Chicago" });
    app.clock.set("2026-06-02T04:59:00Z");
    const yesterday = await orders.placed(shop);
    await orders.patch(shop, yesterday.id, { status: "accepted" });
    app.clock.set("2026-06-02T05:00:00Z");
    await orders.placed(shop);
    await orders.bring(shop, (await orders.placed(shop)).id, "delivered");
    await orders.patch(shop, (await orders.placed(shop)).id, { status: "rejected" });
    const { body } = await api("GET", `/api/tenant/${shop.slug}/orders/summary`, { as: shop.owner });
    expect(body).toEqual({
      date: "2026-06-02",
      currency: "EUR",
      orders: 2,
      takings: 34,
      open: { pending: 1, accepted: 1, preparing: 0, ready: 0 },
      behindMinutes: 0,
      externalMethods: ["terminal", "voucher", "invoice"],
      unseenMinutes: 5,
      pausedUntil: null,
    });
  });

  test("says by how much the kitchen is behind its promises, from the times of its last orders", async () => {
    const shop = await seedShop(app);
    app.clock.set("2026-06-02T18:00:00Z");
    const behind = async () =>
      (await api("GET", `/api/tenant/${shop.slug}/orders/summary`, { as: shop.owner })).body.behindMinutes;
    const placed = [await orders.placed(shop), await orders.placed(shop), await orders.placed(shop)];
    for (const { id } of placed) await orders.patch(shop, id, { status: "accepted" });
    const [first, second] = placed;
    const lateBy = (minutes: number) =>
      app.clock.set(new Date(Date.parse(first?.promisedAt ?? "") + minutes * 60_000).toISOString());
    const done = async (id = "") => {
      await orders.patch(shop, id, { status: "preparing" });
      await orders.patch(shop, id, { status: "ready" });
    };
    lateBy(-1);
    expect(await behind()).toBe(0);
    lateBy(7);
    await done(first?.id);
    await done(second?.id);
    lateBy(12);
    expect(await behind()).toBe(7);
    lateBy(75);
    expect(await behind()).toBe(0);
  });

  test("says until when no orders are taken", async () => {
    const shop = await seedShop(app);
    const summary = async () =>
      (await api("GET", `/api/tenant/${shop.slug}/orders/summary`, { as: shop.owner })).body.pausedUntil;
    const until = new Date(app.clock.now().getTime() + 900_000);
    await api("POST", `/api/tenant/${shop.slug}/pause`, {
      as: shop.owner,
      body: { until: until.toISOString() },
    });
    expect(await summary()).toBe(until.toISOString());
    app.clock.set(until.toISOString());
    expect(await summary()).toBeNull();
  });

  test("is all zero on a quiet day", async () => {
    const shop = await seedShop(app);
    const { body } = await api("GET", `/api/tenant/${shop.slug}/orders/summary`, { as: shop.owner });
    expect(body).toMatchObject({ orders: 0, takings: 0, open: { pending: 0, ready: 0 } });
  });
});
